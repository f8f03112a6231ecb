// A third-party client: types generated from the document by a public generator, a program written
// against them and checked by the compiler, and the same program run against the real news service.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { Fetch } from '@/lib/contract';
import { openApiDocument } from '@/lib/contract/openapi';
import { bff } from '@/lib/server/bff';
import { deployment } from '../server/service';
import { readerApp } from './reader-app';
import { newEmail, openSite, signUpByEmail, type Site } from '../newsroom/accounts/site';

const origin = 'http://localhost:3000';

const program = (limit: string) => `
import createClient from 'openapi-fetch';
import type { paths } from './api';

export async function journey(send: (request: Request) => Promise<Response>, token: string) {
  const headers = { authorization: \`Bearer \${token}\` };
  const client = createClient<paths>({ baseUrl: '${origin}', fetch: send, headers });
  const body = { tab: 'technology', limit: ${limit} };
  const list = await client.POST('/api/events/v2/list', { body });
  const found = (list.data?.data?.events ?? []).flatMap((one) => ('id' in one ? [one.id] : []));
  const event_id = found[0] ?? '';
  const path = { event_id };
  const detail = await client.GET('/api/events/v1/{event_id}/detail', { params: { path } });
  await client.POST('/api/events/v1/collect', { body: { event_id } });
  const kept = await client.GET('/api/events/v1/collect/list', { params: { query: {} } });
  const refused = await client.GET('/api/login/v1/sessions', {});
  return {
    found,
    detail: detail.data?.data?.id,
    kept: (kept.data?.data?.events ?? []).flatMap((one) => ('id' in one ? [one.id] : [])),
    refused: refused.error?.base_resp.reason,
  };
}
`;

let folder: string;
let site: Site;
beforeAll(async () => {
  // Inside the project, since the compiler resolves packages from there.
  folder = mkdtempSync(join(process.cwd(), 'node_modules', '.typed-client-'));
  const document = openApiDocument({ title: 'Site', version: '1.0.0', origin, inner: false });
  // The generator's own document type names each field; ours is plain data.
  const nodes = await openapiTS(JSON.stringify(document));
  writeFileSync(join(folder, 'api.d.ts'), astToString(nodes));
  writeFileSync(join(folder, 'right.ts'), program('3'));
  writeFileSync(join(folder, 'wrong.ts'), program("'many'"));
  writeFileSync(join(folder, 'reader-app.ts'), readerApp(origin));
  site = await openSite();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await site.close();
});

it('is type-checked against the document', () => {
  const files = ['right.ts', 'wrong.ts', 'reader-app.ts'].map((file) => join(folder, file));
  const compiled = ts.createProgram(files, {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
    ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const problems = ts.getPreEmitDiagnostics(compiled);
  expect(problems.map(({ file }) => file?.fileName.split('/').at(-1))).toEqual(['wrong.ts']);
  const told = problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  expect(told.join()).toContain("'string' is not assignable to type 'number");
});

/** An access token of a reader, and a `fetch` to the site with it. */
async function tokenOf(scope: 'read' | 'write') {
  const browser = site.browser();
  await signUpByEmail(browser, newEmail());
  const { body } = await browser.call('CreateAccessToken', { name: 'A client', scope });
  const send: Fetch = (request) => {
    request.headers.set('host', 'localhost:3000');
    return bff(request, {
      ...{ deployment: deployment(), service: site.service, loginService: site.service },
      sessionSecret: 'the session secret of the tests, long',
      ...{ serviceSecret: site.serviceSecret, now: site.now() },
    });
  };
  return { send, secret: body.data?.secret ?? '' };
}

it('reads, saves and reads again with an access token', async () => {
  const { send, secret } = await tokenOf('write');
  type Journey = (
    send: Fetch,
    token: string,
  ) => Promise<{ found: string[]; detail?: string; kept: string[]; refused?: string }>;
  // The program that was written to the file above.
  const { journey } = (await import(join(folder, 'right.ts'))) as { journey: Journey };
  const told = await journey(send, secret);
  expect(told.found).toHaveLength(3);
  expect(told).toMatchObject({ detail: told.found[0], kept: [told.found[0]] });
  expect(told.refused).toBe('tokenClosed');
});

it('makes all the calls that the site’s pages do not need', async () => {
  const { send, secret } = await tokenOf('write');
  type App = (send: Fetch, token: string) => Promise<Record<string, unknown>>;
  // The program that was written to the file above.
  const { readerApp: run } = (await import(join(folder, 'reader-app.ts'))) as { readerApp: App };
  const told = await run(send, secret);
  expect(told.refused).toEqual([]);
  expect(told).toMatchObject({
    ...{ spoken: told.event_id, less: 'Zanzibar', items: 1, card: true, shown: 0 },
    ...{ interests: ['space'], followed: ['space'], bots: ['space'] },
  });
});
