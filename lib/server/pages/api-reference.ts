// The rows of the API reference page: the operations of the OpenAPI document as text.
import * as z from 'zod';
import { documentOf } from '../calls/api-document';
import type { Deployment } from '@/lib/deployments';

const named = z.object({ $ref: z.string() });
const schema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).default([]),
  default: z.unknown().optional(),
  maxLength: z.number().optional(),
  anyOf: z.array(z.unknown()).optional(),
});

const call = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  tags: z.tuple([z.string()]),
  security: z.array(z.record(z.string(), z.unknown())),
  parameters: z.array(
    z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema: z.unknown() }),
  ),
  requestBody: z
    .object({
      content: z.object({
        'application/json': z.object({ schema, example: z.record(z.string(), z.unknown()) }),
      }),
    })
    .optional(),
  responses: z.looseObject({
    200: z.object({ content: z.object({ 'application/json': z.object({ schema }) }) }),
  }),
});

export type ReferenceField = { name: string; place: string; type: string; required: boolean };
export type ReferenceCall = {
  name: string;
  summary: string;
  text: string;
  method: string;
  path: string;
  /** An access token is accepted. */
  byToken: boolean;
  input: ReferenceField[];
  answer: ReferenceField[];
  /** An example body, as JSON. */
  example?: string;
};
export type ReferenceGroup = { name: string; calls: ReferenceCall[] };

const nameOf = (given: unknown) => named.safeParse(given).data?.$ref.split('/').at(-1);

/** `"a" | "b"`, `string[]`, `("a" | "b")[]`, `Event`, `object`: short enough for a table. */
function typeOf(given: unknown): string {
  const name = nameOf(given);
  if (name) return name;
  const read = schema.safeParse(given).data;
  if (!read) return 'any';
  if (read.enum) return read.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (read.anyOf) return [...new Set(read.anyOf.map(typeOf))].join(' | ');
  if (read.type === 'array') {
    const item = typeOf(read.items);
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
  }
  const type = Array.isArray(read.type) ? read.type.join(' | ') : (read.type ?? 'any');
  const bounds = read.maxLength === undefined ? '' : ` ≤ ${read.maxLength}`;
  const otherwise = read.default === undefined ? '' : ` = ${JSON.stringify(read.default)}`;
  return type + bounds + otherwise;
}

const fieldsOf = (given: z.output<typeof schema>, place: string): ReferenceField[] =>
  Object.entries(given.properties ?? {}).map(([name, type]) => ({
    ...{ name, place, type: typeOf(type) },
    required: given.required.includes(name),
  }));

const envelope = new Set(['base_resp', 'code', 'msg']);

type Schemas = Readonly<Record<string, unknown>>;

/** The fields of an answer without those of the envelope; `data` is replaced by its own fields. */
function answerOf(given: z.output<typeof schema>, schemas: Schemas): ReferenceField[] {
  const read = (one: unknown) => schema.safeParse(schemas[nameOf(one) ?? ''] ?? one).data;
  return fieldsOf(given, '').flatMap((field) => {
    if (envelope.has(field.name)) return [];
    const inner = read(given.properties?.[field.name]);
    const object = inner?.anyOf?.map(read).find((one) => one?.properties);
    const within = inner?.properties ? inner : object;
    if (field.name !== 'data' || !within) return [field];
    return fieldsOf(within, '').map((one) => ({ ...one, name: `data.${one.name}` }));
  });
}

type Document = ReturnType<typeof documentOf>;

/** Computed once for each document, which is the same for all callers. */
const groupsOf = new WeakMap<Document, ReferenceGroup[]>();

/** The calls of a site, by group, in the order of their paths. */
export function apiReference(deployment: Deployment, host: string | null): ReferenceGroup[] {
  const document = documentOf(deployment, host);
  const known = groupsOf.get(document) ?? readGroups(document);
  groupsOf.set(document, known);
  return known;
}

function readGroups({ paths, components }: Document): ReferenceGroup[] {
  const groups = new Map<string, ReferenceCall[]>();
  for (const [path, methods] of Object.entries(paths).sort()) {
    for (const [method, row] of Object.entries(methods)) {
      const { operationId: name, summary, tags, security, parameters, ...rest } = call.parse(row);
      const body = rest.requestBody?.content['application/json'];
      const one: ReferenceCall = {
        ...{ name, summary, text: rest.description, path, method: method.toUpperCase() },
        byToken: security.some((way) => 'accessToken' in way),
        input: [
          ...parameters.map((field) => ({
            ...{ name: field.name, place: field.in, required: field.required },
            type: typeOf(field.schema),
          })),
          ...(body ? fieldsOf(body.schema, 'body') : []),
        ],
        answer: answerOf(
          rest.responses[200].content['application/json'].schema,
          components.schemas,
        ),
        example: body && JSON.stringify(body.example, null, 2),
      };
      groups.set(tags[0], [...(groups.get(tags[0]) ?? []), one]);
    }
  }
  return [...groups]
    .map(([name, calls]) => ({ name, calls }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
