// The contract table as an OpenAPI 3.1 document: what programs, generators and the reference page
// read. Everything in it follows from the table, so that it is never behind it.
import * as z from 'zod';
import { isClosedToTokens, signInCalls } from './callers';
import { operations, type OperationName } from './catalog';
import type { Operation } from './operation';
import { callRefusals, readerRefusals } from './refusals';

type Json = Record<string, unknown>;

export type DescribedSite = {
  title: string;
  version: string;
  /** Its origin, without a slash at its end. */
  origin: string;
  /** Operators' calls as well. */
  inner: boolean;
};

/** The schema of what travels: what a reader of the answer may leave out, a sender may leave out. */
function schemaOf(schema: z.ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
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

/** Each way in which a call may be made; an empty one is without saying who one is. */
function securityOf(name: OperationName): Json[] {
  const needsReader = signInCalls.has(name) || operations[name].group === 'inner';
  return [
    ...(isClosedToTokens(name) ? [] : [{ accessToken: [] }]),
    { session: [] },
    ...(needsReader ? [] : [{}]),
  ];
}

function described(name: OperationName): Json {
  const row: Operation = operations[name];
  const input = schemaOf(row.input);
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
  const answer = { schema: schemaOf(row.output) };
  return {
    operationId: name,
    summary: words(name),
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
        description: row.stream
          ? 'The parts of the answer as they are written, else an envelope that says why not.'
          : 'An envelope; `code` 0 is success.',
        content: {
          'application/json': answer,
          ...(row.stream && { 'text/event-stream': { schema: { type: 'string' } } }),
        },
      },
      400: refusalAnswer('The input is wrong; `error_message` names the field.'),
      401: refusalAnswer('The access token is not valid.'),
      403: refusalAnswer('This caller may not do this.'),
      429: refusalAnswer('Too often; `Retry-After` says when again.'),
      default: refusalAnswer('Any other refusal.'),
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
  '`base_resp.reason` say why not.',
  'A personal access token (personal center, Account) opens all calls but those about the account',
  '(`x-closed-to-tokens`):',
  '`Authorization: Bearer cwt_…`. Its scope is `read` or `write`; with `read`, calls by POST are',
  'refused but for those with `x-reads-only`. Lists go on with `next_cursor` as `cursor`.',
].join(' ');

/**
 * The OpenAPI 3.1 document of a site, as JSON values; operators' calls are in it where `inner` is
 * set.
 */
export function openApiDocument({ title, version, origin, inner }: DescribedSite) {
  const paths: Record<string, Json> = {};
  const names = (Object.keys(operations) as OperationName[]).filter(
    (name) => inner || operations[name].group !== 'inner',
  );
  for (const name of names) {
    const { path, method } = operations[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: described(name) };
  }
  const groups = [...new Set(names.map((name) => operations[name].group))].sort();
  return {
    openapi: '3.1.0',
    info: { title, version, description: about, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: origin }],
    tags: groups.map((name) => ({ name })),
    paths,
    components: {
      schemas: { Refusal: refusal },
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', description: 'A personal access token.' },
        session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
      },
    },
  };
}
