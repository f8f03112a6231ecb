// The API as a document: complete, and valid by the published schema of OpenAPI 3.1.
import { Validator } from '@seriousme/openapi-schema-validator';
import * as z from 'zod';
import {
  operations,
  signInCalls,
  tokenScopes,
  type Operation,
  type OperationName,
} from '@/lib/contract';
import { openApiDocument } from '@/lib/contract/openapi';
import { bodyMaxBytes } from '@/lib/model/limits/service';
import { checkAccess } from '@/lib/newsroom/access';
import { whoMay } from '../server/who-may';

const origin = 'http://localhost:3000';
const site = { title: 'Example', version: '1.0.0', origin, inner: true };
const document = openApiDocument(site);
type Described = {
  operationId: string;
  description: string;
  requestBody?: {
    content: { 'application/json': { schema: { properties?: object }; example?: object } };
  };
  parameters: { name: string; in: string }[];
  security: Record<string, unknown>[];
  'x-closed-to-tokens'?: boolean;
};
const describedAs = (name: OperationName) => {
  const { path, method } = operations[name];
  return document.paths[path]?.[method.toLowerCase()] as Described;
};
const names = Object.keys(operations) as OperationName[];

it('lists every operation of the table with its path, method and input', () => {
  for (const name of Object.keys(operations) as OperationName[]) {
    const { path, method, input } = operations[name];
    const found = document.paths[path]?.[method.toLowerCase()] as Described | undefined;
    expect([name, found?.operationId]).toEqual([name, name]);
    const told = JSON.stringify(found);
    for (const field of Object.keys(input.shape)) expect(told).toContain(`"${field}"`);
    const inPath = found?.parameters.filter((one) => one.in === 'path').map((one) => one.name);
    expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field));
  }
});

it('states for each call whether it needs a sign-in', () => {
  const open: Partial<Record<OperationName, string>> = whoMay;
  for (const name of names) {
    const { security } = describedAs(name);
    const isOpen = security.some((way) => Object.keys(way).length === 0);
    expect([name, isOpen]).toEqual([name, open[name] === 'anybody']);
  }
});

it('states for each call whether it accepts an access token', () => {
  const isRefused = (name: OperationName) => {
    try {
      checkAccess(name, { user: 'ben', access: 'cwt_token' });
      return false;
    } catch {
      return true;
    }
  };
  for (const name of names) {
    const { security, ...row } = describedAs(name);
    const byToken = security.some((way) => 'accessToken' in way);
    const told = [byToken, row['x-closed-to-tokens'] ?? false];
    expect([name, ...told]).toEqual([name, !isRefused(name), isRefused(name)]);
  }
});

it('names every scope of an access token', () => {
  for (const scope of tokenScopes) expect(document.info.description).toContain(`\`${scope}\``);
});

it('uses no pattern that some languages’ regular expressions do not support', () => {
  const patterns = new Set<string>();
  JSON.stringify(document, (key, value: unknown) => {
    if (key === 'pattern' && typeof value === 'string') patterns.add(value);
    return value;
  });
  expect(patterns).toContain('^[\\w.:-]{1,128}$');
  // JSON Schema recommends syntax that every regular expression engine supports: no character
  // classes by name.
  const rare = /\\[a-z]|\(\?[^:]/i;
  expect([...patterns].filter((pattern) => rare.test(pattern.replace(/\\[dws]/g, '')))).toEqual([]);
});

/** The longest text among the fields of a body, in characters. */
const longest = (fields: z.core.JSONSchema.BaseSchema[]): number =>
  Math.max(0, ...fields.map(({ maxLength = 0 }) => maxLength));

it('allows no text longer than the request body may be', () => {
  for (const name of names) {
    const { method, input, bodyBytes = bodyMaxBytes }: Operation = operations[name];
    if (method !== 'POST') continue;
    const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
    const fields = Object.values(properties).filter((field) => typeof field === 'object');
    expect([name, longest(fields) < bodyBytes]).toEqual([name, true]);
  }
});

it('leaves operators’ calls out on sites without operators', () => {
  const outside = openApiDocument({ ...site, inner: false });
  const found = Object.keys(outside.paths);
  expect(found.filter((path) => path.startsWith('/api/inner'))).toEqual([]);
  expect(found.length).toBeGreaterThan(50);
});

it('leaves calls on comments out of sites without comments', () => {
  const without = openApiDocument({ ...site, comments: false });
  const groups = (of: typeof document) => of.tags.map(({ name }) => name);
  expect(groups(document)).toContain('comments');
  expect(groups(without)).toEqual(groups(document).filter((name) => name !== 'comments'));
  expect(groups(document)).toEqual(groups(document).toSorted());
  expect(
    Object.keys(without.paths).filter((path) => path.startsWith('/api/events/comment/')),
  ).toEqual([]);
});

it('states where each field goes and whether it is required, with an example', () => {
  const detail = describedAs('GetEventDetail');
  expect(detail).toMatchObject({ summary: 'Get event detail', tags: ['events'] });
  expect(detail.parameters).toContainEqual(
    expect.objectContaining({ name: 'event_id', in: 'path', required: true }),
  );
  const list = describedAs('ListCollectEvents');
  expect(list.parameters.map((one) => one.in)).not.toContain('path');
  expect(list.parameters.every((one) => !('required' in one) || one.required === false)).toBe(true);
  for (const name of names) {
    const { requestBody, parameters } = describedAs(name);
    const { method, input, path, sample }: Operation = operations[name];
    for (const { name: field, ...shown } of parameters)
      expect([name, field, 'example' in shown && shown.example]).toEqual([
        ...[name, field, sample[field] ?? false],
      ]);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].length;
    const fields = Object.keys(input.shape).length;
    const hasBody = method === 'POST' && fields > inPath;
    expect([name, requestBody !== undefined]).toEqual([name, hasBody]);
    expect([name, parameters.length]).toEqual([name, method === 'POST' ? inPath : fields]);
  }
});

it('states for each call its possible refusals, and what a 200 response means', () => {
  type Answers = { responses: Record<string, { $ref?: string; description?: string }> };
  for (const name of names) {
    const { responses } = describedAs(name) as unknown as Answers;
    const { group, stream, input }: Operation = operations[name];
    const kindOf = (status: string) => responses[status]?.$ref?.split('/').at(-1);
    expect([name, kindOf('400'), kindOf('403'), kindOf('429'), kindOf('default')]).toEqual([
      ...[name, 'WrongInput', 'Forbidden', 'TooOften', 'Refused'],
    ]);
    expect([name, kindOf('401')]).toEqual([
      ...[name, group === 'inner' ? 'OperatorFirst' : 'UnknownToken'],
    ]);
    if ('event_id' in input.shape) expect([name, kindOf('404')]).toEqual([name, 'Missing']);
    if (Object.keys(input.shape).length === 0)
      expect([name, kindOf('404')]).toEqual([name, undefined]);
    const told = responses['200']?.description ?? '';
    if (stream) expect(told).toMatch(/^The parts of the answer/);
    else if (group === 'login') expect(told).toMatch(/`status` true is success/);
    else expect([name, told.includes('700012006')]).toEqual([name, signInCalls.has(name)]);
  }
});

it('states for each POST call whether it only reads, and which responses are streams', () => {
  const streams = names.filter((name) =>
    JSON.stringify(describedAs(name)).includes('event-stream'),
  );
  expect(streams).toEqual(names.filter((name) => (operations[name] as Operation).stream));
  for (const name of names) {
    const { method, reads }: Operation = operations[name];
    const told = (describedAs(name) as { 'x-reads-only'?: boolean })['x-reads-only'];
    expect([name, told]).toEqual([name, method === 'POST' ? reads === true : undefined]);
  }
});

it('describes each call, and names the schemas that many responses share', () => {
  for (const name of names) {
    expect([name, describedAs(name).description.length]).not.toEqual([name, 0]);
  }
  const { schemas } = document.components;
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Bot', 'Event', 'Topic']));
  const told = JSON.stringify(document);
  for (const [, name = ''] of told.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
    expect(Object.keys(schemas)).toContain(name);
  }
  expect(told).not.toContain('$defs');
});

it('shows whole inputs: every key of an example is a declared field', () => {
  for (const name of names) {
    const { parameters, requestBody } = describedAs(name);
    const { schema, example } = requestBody?.content['application/json'] ?? {};
    const known = [...parameters.map((one) => one.name), ...Object.keys(schema?.properties ?? {})];
    expect([name, known]).toEqual([
      name,
      expect.arrayContaining(Object.keys(operations[name].sample)),
    ]);
    expect(Object.keys(example ?? {}).every((field) => known.includes(field))).toBe(true);
  }
});

it('describes the list items of a field that also accepts other spellings', () => {
  const { Event } = document.components.schemas as Record<string, { properties?: object }>;
  expect(Event?.properties).toMatchObject({
    evidence: { items: { properties: { quotes: { items: { required: ['n', 'text'] } } } } },
  });
});

it('names this site’s session cookie', () => {
  const nameAt = (at: string) =>
    openApiDocument({ ...site, origin: at }).components.securitySchemes.session.name;
  expect([nameAt(origin), nameAt('https://news.example')]).toEqual(['sid', '__Host-sid']);
});

it('is valid against the schema of OpenAPI 3.1', async () => {
  const result = await new Validator().validate(structuredClone(document));
  expect([result.errors, result.valid]).toEqual([undefined, true]);
});
