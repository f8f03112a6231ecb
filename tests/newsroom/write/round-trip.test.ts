// The whole path with a model, on each engine and with the real processes: feeds are ingested, an
// event is quoted, written and translated by the worker, read through the API, and asked about. One
// stub endpoint plays the model.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations, type NewsEvent } from '@/lib/contract';
import { signIdentity } from '@/lib/contract/identity';
import { pickText } from '@/lib/model/text/languages';
import type { StoreOptions } from '@/lib/newsroom/store/open-store';
import { plainSentences } from '@/lib/newsroom/evidence/cited-text';
import {
  behaviors,
  says,
  startModelServer,
  type Behavior,
  type ModelServer,
} from '../assistant/model-server';
import {
  answerOf,
  referencesOf,
  secret,
  start as askedAt,
  startNewsroom,
} from '../assistant/newsroom';
import { inGates } from '../../gates';
import { onBothEngines } from '../store/engines';
import { dataOf, isTranslating, isWriting, translatesWell, writes } from './article-model';
import { until } from '@/tests/until';
import { bundledProgram } from '@/tests/bundled-program';

const item = (title: string, link: string, text: string) =>
  `<item><title>${title}</title><link>${link}</link><guid>${link}</guid>` +
  `<pubDate>${new Date(askedAt - 60_000).toUTCString()}</pubDate><description>${text}</description></item>`;
const feed = (title: string, items: string) =>
  `<rss version="2.0"><channel><title>${title}</title><language>en</language>${items}</channel></rss>`;

const feeds = {
  'courier.xml': feed(
    'Harbour Courier',
    item(
      'Paper lighthouse of Quillhaven wins the model builders’ prize',
      'https://courier.example.com/lighthouse',
      'A lighthouse folded from 4,000 sheets of paper has won the Quillhaven model builders’ prize. ' +
        'Its builder, Ondine Marrow, worked on the lighthouse for three winters. ' +
        'The paper lighthouse stands two metres tall and turns its lamp by clockwork.',
    ),
  ),
  'gazette.xml': feed(
    'Coast Gazette',
    item(
      'Quillhaven model builders’ prize goes to a paper lighthouse',
      'https://gazette.example.org/prize',
      'The jury of the Quillhaven model builders’ prize has chosen a paper lighthouse by Ondine Marrow. ' +
        'The jury praised the clockwork lamp of the paper lighthouse. ' +
        'Second place went to a bridge made of matches by the Tallow brothers.',
    ),
  ),
};

/** Every passage as "…, it is reported.", and one invented sentence. */
const tells = writes((passages) => [
  { title: 'Paper lighthouse wins the Quillhaven prize', from: passages.map(({ n }) => n) },
  ...passages.map(({ n, text }) => ({ text: text.replace(/\.$/, ', it is reported.'), from: [n] })),
  { text: 'The mayor burned the winning model afterwards.', from: [1] },
]);

/** Says what every passage says, and cites it. */
const answers: Behavior = (response, request, aborted) => {
  const passages = dataOf<{ numbers: number[]; passage: string }>(request);
  const text = passages.map(({ numbers, passage }) => `${passage}[${numbers.join('][')}]`);
  return says(text.join(' '), 40)(response, request, aborted);
};

const model: Behavior = (response, request, aborted) => {
  const isQuestion = dataOf(request).length > 0;
  const behavior = isWriting(request)
    ? tells
    : isTranslating(request)
      ? translatesWell
      : isQuestion
        ? answers
        : says('{}');
  return behavior(response, request, aborted);
};

let server: ModelServer;
let folder: string;
beforeAll(async () => {
  server = await startModelServer();
  server.agree();
  folder = mkdtempSync(join(tmpdir(), 'cubewire-round-trip-'));
  for (const [name, text] of Object.entries(feeds)) writeFileSync(join(folder, name), text);
  // No feed of this list can be reached: the worker only has the model to call.
  const outline = '<outline text="f" xmlUrl="https://feed.invalid-host-for-tests.example/"/>';
  writeFileSync(join(folder, 'list.opml'), `<opml version="2.0"><body>${outline}</body></opml>`);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

function startCommand(name: string, words: string[], { dataDir, databaseUrl }: StoreOptions) {
  const child = spawn(process.execPath, [bundledProgram(`lib/commands/${name}.ts`), ...words], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', LOG_LEVEL: 'silent' },
      ...{ AI_BASE_URL: server.baseUrl, AI_MODEL: 'some-model', AI_API_KEY: 'the key' },
      FEEDS_FILE: join(folder, 'list.opml'),
      // The reports have a fixed date, and the worker uses today's.
      RETENTION_DAYS: '3650',
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, ended };
}

onBothEngines((engine) => {
  // Three processes that load the whole newsroom; the tests of the store cover the differences
  // between the engines.
  const whole = inGates || engine.kind() === 'sqlite' ? it : it.skip;
  whole(
    'an event is quoted, then written, then translated, then asked about, citing all the way',
    async () => {
      const options = await engine.fresh();
      const taken = Object.keys(feeds).map((name) => join(folder, name));
      expect(await startCommand('ingest', taken, options).ended).toBe(0);
      const store = await engine.open(options);
      const [listed] = (await store.events.page({ tab: 'recommend', limit: 5 })).items;
      const id = listed?.id ?? '';

      const endpoint = { baseUrl: server.baseUrl, name: 'some-model', apiKey: 'the key' };
      const newsroom = await startNewsroom({ ...options, model: endpoint });
      const who = { device: 'd-1', guestChat: true };
      const call = async (path: string, init?: RequestInit) => {
        const authorization = `Bearer ${await signIdentity(who, secret, askedAt)}`;
        const headers = { authorization, 'content-type': 'application/json' };
        const request = new Request(`http://newsroom.invalid${path}`, { ...init, headers });
        return (await newsroom.fetch(request)).json() as Promise<unknown>;
      };
      const detail = async (): Promise<NewsEvent> => {
        const answer = await call(`/api/events/v1/${id}/detail`);
        const { data } = operations.GetEventDetail.output.parse(answer);
        if (!data) throw new Error('the event is gone');
        return data;
      };

      const quoted = await detail();
      expect(quoted.writing).toBe('extract');
      expect(quoted.references).toHaveLength(2);
      const read = JSON.stringify({ event_id: id, event_version_id: quoted.event_version_id });
      await call('/api/events/v1/mark_user_read', { method: 'POST', body: read });

      // A worker that ends in the middle leaves the quoted article.
      server.script(behaviors.silent('{"text":'));
      const leaving = startCommand('worker', [], options);
      await until(() => server.requests.length > 0);
      leaving.child.kill('SIGTERM');
      expect(await leaving.ended).toBe(0);
      expect(await detail()).toMatchObject({ writing: 'extract', content: quoted.content });

      server.script(model);
      const worker = startCommand('worker', [], options);
      await until(async () => (await detail()).title.length >= 4);
      worker.child.kill('SIGTERM');
      expect(await worker.ended).toBe(0);
      expect(server.requests.map(isWriting)).toEqual([true, false, false]);
      expect(server.requests.map(({ authorization }) => authorization)).toEqual(
        Array.from({ length: 3 }, () => 'Bearer the key'),
      );

      const written = await detail();
      expect(written).toMatchObject({ writing: 'model', has_read: true, has_updated: false });
      expect(written.event_version_id).not.toBe(quoted.event_version_id);
      expect(pickText(written.title, 'en')).toBe('Paper lighthouse wins the Quillhaven prize');
      expect(pickText(written.title, 'zh')).toMatch(/的译文。$/);
      expect(written.references).toEqual(quoted.references);
      const sentences = written.content.flatMap(plainSentences);
      expect(sentences.length).toBeGreaterThanOrEqual(4);
      expect(sentences.filter(({ citations }) => citations.length === 0)).toEqual([]);
      expect(sentences.every(({ text }) => text.endsWith(', it is reported.'))).toBe(true);
      for (const { text } of written.content) {
        const marks = text.map((one) => one.text.match(/\[\d+\]/g));
        expect(new Set(marks.map((found) => JSON.stringify(found))).size).toBe(1);
        expect(text.map(({ lang }) => lang)).toEqual(['source', 'EN', 'ZH', 'PH']);
      }

      // Questions about it are answered from its sources, not from the model's text.
      const chunks = await newsroom.chunks(
        {
          input: 'How many winters did Ondine Marrow work on the lighthouse?',
          scene: 'detail',
          context: { content: '', eventId: id, tab: 'recommend' },
        },
        { who },
      );
      const answer = answerOf(chunks);
      expect(answer).toMatch(
        /Its builder, Ondine Marrow, worked on the lighthouse for three winters\.\[\d\]/,
      );
      expect(answer).not.toContain('it is reported');
      const links = referencesOf(chunks).map(({ link }) => link);
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect(written.references.map((one) => one.link)).toContain(link);
      await newsroom.close();
    },
  );
});
