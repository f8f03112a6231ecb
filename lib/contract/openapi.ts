// The contract table as an OpenAPI 3.1 document: for programs, generators and the reference page.
// Everything in it is derived from the table, so it is always up to date.
import * as z from 'zod';
import { isClosedToTokens, signInCalls } from './callers';
import { operations, type OperationName } from './catalog';
import descriptions from './descriptions.json';
import { namedSchemas } from './named-schemas';
import { lenientEntries } from './lenient';
import type { Operation } from './operation';
import { callRefusals, readerRefusals } from './refusals';

type Json = Record<string, unknown>;

export type DescribedSite = {
  title: string;
  version: string;
  /** Its origin, without a trailing slash. */
  origin: string;
  /** Whether to include operators' calls. */
  inner: boolean;
  /** If false, leaves out the calls on comments, which are refused there. */
  comments?: boolean;
};

/**
 * The description of each call: the comments of the table, see
 * `tests/contract/descriptions.test.ts`.
 */
const texts: Readonly<Record<OperationName, string>> = descriptions;

/**
 * Regular expressions that some programming languages cannot read: Unicode property classes,
 * lookahead and lookbehind. A generated client would fail on them.
 */
const isOursAlone = (pattern: unknown) =>
  typeof pattern === 'string' && /\\[pP]\{|\(\?<?[=!]/.test(pattern);

const converted = z.object({ $defs: z.record(z.string(), z.unknown()).default({}) }).loose();
const ofComponents = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));

/**
 * The JSON schema of transmitted data: fields with defaults are optional. Named schemas that many
 * calls use go to `shared`.
 */
function schemaOf(schema: z.ZodType, shared: Json): Json {
  const whole = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    metadata: namedSchemas,
    override: ({ zodSchema, jsonSchema }) => {
      const entry = lenientEntries.get(zodSchema);
      if (entry) jsonSchema.items = schemaOf(entry, shared);
      if (isOursAlone(jsonSchema.pattern)) delete jsonSchema.pattern;
    },
  });
  const { $schema: _, $defs, ...rest } = converted.parse(whole);
  for (const [name, one] of Object.entries($defs)) shared[name] = ofComponents(one);
  return ofComponents(rest) as Json;
}

const words = (name: string) => {
  const [first = '', ...others] = name.split(/(?<=[a-z\d])(?=[A-Z])/);
  return [first, ...others.map((word) => word.toLowerCase())].join(' ');
};

const properties = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
});

const refusalAnswer = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

/** The ways to authenticate a call; an empty one means anonymously. */
function securityOf(name: OperationName): Json[] {
  const needsReader = signInCalls.has(name) || operations[name].group === 'inner';
  return [
    ...(isClosedToTokens(name) ? [] : [{ accessToken: [] }]),
    { session: [] },
    ...(needsReader ? [] : [{}]),
  ];
}

const namesSomething = (field: string) => /(^|_)(ids?|date|key)$/.test(field);

/** The refusals that a client must distinguish, by their names in the document. */
const refusals = {
  WrongInput: 'The input is wrong; `error_message` names the field.',
  UnknownToken: 'The access token is not valid.',
  OperatorFirst: 'An operator has to sign in first.',
  Forbidden: 'This caller may not do this.',
  Missing: 'There is no such thing, or no more; of an event `code` is -1.',
  TooOften: 'Too often; `Retry-After` says when again.',
  Refused: 'Any other refusal.',
};
const refusedAs = (name: keyof typeof refusals) => ({ $ref: `#/components/responses/${name}` });

function refusalsOf(name: OperationName): Json {
  const { group, input }: Operation = operations[name];
  return {
    400: refusedAs('WrongInput'),
    401: refusedAs(group === 'inner' ? 'OperatorFirst' : 'UnknownToken'),
    403: refusedAs('Forbidden'),
    ...(Object.keys(input.shape).some(namesSomething) && { 404: refusedAs('Missing') }),
    429: refusedAs('TooOften'),
    default: refusedAs('Refused'),
  };
}

/** What a response with status 200 contains, which is not always success. */
function outcomeOf(name: OperationName): string {
  const { group, stream }: Operation = operations[name];
  if (stream) return 'The parts of the answer as they come, else an envelope that says why not.';
  if (group === 'login') return 'An envelope; of what changes something, `status` true is success.';
  const outcome = 'An envelope; `code` 0 is success';
  return signInCalls.has(name) ? `${outcome}, 700012006: nobody is signed in.` : `${outcome}.`;
}

function described(name: OperationName, shared: Json): Json {
  const row: Operation = operations[name];
  const input = schemaOf(row.input, shared);
  const { properties: fields, required } = properties.parse(input);
  const inPath = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field);
  const parameter = (field: string, place: 'path' | 'query') => ({
    ...{ name: field, in: place, schema: fields[field] },
    required: place === 'path' || required.includes(field),
    ...(row.sample[field] === undefined ? {} : { example: row.sample[field] }),
  });
  const others = Object.keys(fields).filter((field) => !inPath.includes(field));
  const inBody = row.method === 'POST' && others.length > 0;
  const example = Object.fromEntries(
    others.flatMap((field) => (field in row.sample ? [[field, row.sample[field]]] : [])),
  );
  const body = {
    ...input,
    properties: Object.fromEntries(others.map((field) => [field, fields[field]])),
    required: required.filter((field) => others.includes(field)),
  };
  const answer = { schema: schemaOf(row.output, shared) };
  return {
    operationId: name,
    summary: words(name),
    description: texts[name],
    tags: [row.group],
    security: securityOf(name),
    ...(isClosedToTokens(name) ? { 'x-closed-to-tokens': true } : {}),
    ...(row.method === 'POST' ? { 'x-reads-only': row.reads === true } : {}),
    parameters: [
      ...inPath.map((field) => parameter(field, 'path')),
      ...(row.method === 'GET' ? others.map((field) => parameter(field, 'query')) : []),
    ],
    ...(inBody && {
      requestBody: {
        required: body.required.length > 0,
        content: { 'application/json': { schema: body, example } },
      },
    }),
    responses: {
      200: {
        description: outcomeOf(name),
        content: {
          'application/json': answer,
          ...(row.stream && { 'text/event-stream': { schema: { type: 'string' } } }),
        },
      },
      ...refusalsOf(name),
    },
  };
}

const refusal = {
  type: 'object',
  required: ['base_resp', 'code', 'msg'],
  properties: {
    base_resp: {
      type: 'object',
      required: ['error_code', 'error_message'],
      properties: {
        error_code: { type: 'integer' },
        error_message: { type: 'string' },
        reason: {
          type: 'string',
          description: 'Why, as a word that never changes.',
          examples: [...Object.keys(readerRefusals), ...Object.keys(callRefusals)],
        },
        values: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
      },
    },
    code: { type: 'integer' },
    msg: { type: 'string' },
  },
};

const about = [
  'Every answer is an envelope: `code` 0 is success; else `base_resp.error_code` and',
  '`base_resp.reason` say why not. Who is not signed in is told so with HTTP 200 and `code` 700012006.',
  'A personal access token (personal center, Account) opens all calls but those about the account',
  'or a device (`x-closed-to-tokens`):',
  '`Authorization: Bearer cwt_…`. Its scope is `read`, `write` or `feed`; with `read`, calls by POST',
  'are refused but for those with `x-reads-only`; `feed` only opens the list of favorites, here and',
  'as feeds (`/feed.atom?favorites=cwt_…`, `/feed.json?favorites=cwt_…`). Lists go on with',
  '`next_cursor` as `cursor`.',
].join(' ');

/**
 * The OpenAPI 3.1 document of a site as JSON values; includes operators' calls if `inner` is set.
 */
export function openApiDocument({ title, version, origin, inner, comments = true }: DescribedSite) {
  const paths: Record<string, Json> = {};
  const shared: Json = {};
  const names = (Object.keys(operations) as OperationName[]).filter(
    (name) =>
      (inner || operations[name].group !== 'inner') &&
      (comments || operations[name].group !== 'comments'),
  );
  for (const name of names) {
    const { path, method } = operations[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: described(name, shared) };
  }
  const groups = [...new Set(names.map((name) => operations[name].group))].sort();
  return {
    openapi: '3.1.0',
    info: { title, version, description: about, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: origin }],
    tags: groups.map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...shared, Refusal: refusal },
      responses: Object.fromEntries(
        Object.entries(refusals).map(([name, text]) => [name, refusalAnswer(text)]),
      ),
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', description: 'A personal access token.' },
        session: {
          ...{ type: 'apiKey', in: 'cookie' },
          name: origin.startsWith('https:') ? '__Host-sid' : 'sid',
        },
      },
    },
  };
}
