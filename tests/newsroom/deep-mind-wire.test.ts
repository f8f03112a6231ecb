// Deep-mind as API calls: a run from its start to its saved report.
import { notLoggedIn, takenDown, type Input, type OperationName } from '@/lib/contract';
import type { Identity } from '@/lib/contract/identity';
import { deepMindQueries } from '@/lib/model/limits/themes';
import { workThrough, deepMindLeaseMs, deepMindMostMs } from '@/lib/newsroom/deep-mind/deep-mind';
import { furtherQueries } from '@/lib/newsroom/deep-mind/queries';
import { pino } from 'pino';
import { deepMindsADay } from '@/lib/newsroom/handlers/deep-mind';
import { servedNewsroom } from './served';
import { sampleEvent } from './store/sample';

let now = Date.UTC(2026, 0, 15, 12);
const served = servedNewsroom('deep-mind', () => now);
const [mia, otto, guest] = [{ user: 'mia' }, { user: 'otto' }, { device: 'guest' }];

type Run = {
  run_id: string;
  state: string;
  saved: boolean;
  steps: { query: string; done: boolean }[];
  report?: {
    sections: {
      event_id: string;
      time: number;
      sentences: { text: string; citations: number[] }[];
    }[];
    references: { order?: number; link: string }[];
    not_covered: string[];
  } | null;
};
type Body = Record<string, unknown> & {
  run?: Run | null;
  run_list?: Run[];
  theme?: { theme_id: string } | null;
  base_resp?: { error_code?: number };
};

async function call<N extends OperationName>(name: N, input: Input<N>, who: Identity = mia) {
  const [, service] = served.ways[0] ?? [];
  if (!service) throw new Error('there is no service');
  const body: unknown = await served.call(service, name, input, who);
  // The fields in these operations' answers, which a lookup by name hides from the compiler.
  return body as Body;
}

const article = (id: string, title: string, sentence: string, days: number) =>
  sampleEvent(id, {
    writing: 'extract',
    title: [{ lang: 'en', text: title }],
    brief: [{ lang: 'en', text: sentence }],
    release_time: now - days * 86_400_000,
    rank_time: now - days * 86_400_000,
    references: [
      {
        order: 1,
        title,
        link: `https://${id}.example/1`,
        source: id,
      },
    ],
    content: [{ element_type: 'p', text: [{ lang: 'en', text: `${sentence} [1]` }] }],
  });

let theme_id = '';
beforeAll(async () => {
  await served.store.events.save(
    article(
      'crest',
      'Danube crest passes Passau',
      'The Danube crest passed Passau at 9.8 metres on Tuesday.',
      1,
    ),
  );
  await served.store.events.save(
    article(
      'dams',
      'Danube dams are opened',
      'Operators of the Danube dams opened two gates on Sunday.',
      3,
    ),
  );
  await served.store.events.save(
    article('chess', 'Chess champion keeps title', 'The champion kept the title in Toronto.', 2),
  );
  const { theme } = await call('CreateTheme', { name: 'Danube', keywords: ['Danube', 'zeppelin'] });
  theme_id = String(theme?.theme_id);
});

/** Polls until the run is over, as a client does. */
async function over(run_id: string, who: Identity = mia): Promise<Run> {
  for (;;) {
    const { run } = await call('QueryDeepMind', { run_id }, who);
    if (run && run.state !== 'queued' && run.state !== 'running') return run;
    await new Promise(setImmediate);
  }
}

const started = async () => String((await call('StartDeepMind', { theme_id })).run?.run_id);

it('ends in dated sections of quoted, cited sentences, and lists words without any', async () => {
  const run = await over(await started());
  expect(run.state).toBe('done');
  expect(run.steps.every(({ done }) => done)).toBe(true);
  const { sections = [], references = [], not_covered } = run.report ?? {};
  expect(sections.map(({ event_id }) => event_id)).toEqual(['crest', 'dams']);
  expect(sections[0]?.sentences[0]).toMatchObject({
    text: 'The Danube crest passed Passau at 9.8 metres on Tuesday.',
  });
  for (const { sentences } of sections) {
    for (const { citations } of sentences) {
      expect(citations.length).toBeGreaterThan(0);
      for (const number of citations) {
        expect(references.find(({ order }) => order === number)?.link).toContain('.example/1');
      }
    }
  }
  expect(not_covered).toEqual(['zeppelin']);
});

const answered = async (question: string) => {
  const { run } = await call('StartDeepMind', { theme_id, question });
  const { report } = await over(String(run?.run_id));
  return report?.sections.map(({ event_id }) => event_id) ?? [];
};

it('answers the question, and nothing else about its theme', async () => {
  const found = await answered('Who is the Toronto champion?');
  expect(found).toContain('chess');
  for (const other of ['crest', 'dams']) expect(found).not.toContain(other);
});

it('a question about a name is not answered by what shares only another word with it', async () => {
  for (const one of [
    article('rocket', 'Starship waits in Texas', 'SpaceX will launch its Starship in May.', 1),
    article('cards', 'Bank has a new card', 'The bank will launch its new card in May.', 1),
    article('drill', 'Navy drill begins', 'The navy watched the launch of a missile.', 1),
  ]) {
    await served.store.events.save(one);
  }
  expect(await answered('When does Starship launch?')).toEqual(['rocket']);
  // To a question without a name they are close.
  const all = ['rocket', 'cards', 'drill'];
  expect(await answered('What launches in May?')).toEqual(expect.arrayContaining(all));
});

it('searches the words of its theme if the question finds nothing', async () => {
  expect(await answered('Quetzalcoatl?')).toEqual(['crest', 'dams']);
});

it('searches each name of a question that no sentence answers as a whole, and lists missing ones', async () => {
  const { run } = await call('StartDeepMind', {
    theme_id,
    question: 'What about Reykjavik and Toronto and the Danube?',
  });
  const { report } = await over(String(run?.run_id));
  expect(report?.sections.map(({ event_id }) => event_id).sort()).toEqual([
    'chess',
    'crest',
    'dams',
  ]);
  expect(report?.not_covered).toEqual(['Reykjavik']);
});

it('a name or a word is covered by an article in another language', async () => {
  const text = '伊朗外长周二访问土耳其，双方讨论局势。';
  const told = article('visit', text, text, 1);
  await served.store.events.save({
    ...told,
    lang: 'zh',
    title: [{ lang: 'zh', text: '伊朗外长访问土耳其' }],
    brief: [{ lang: 'zh', text }],
    content: [{ element_type: 'p', text: [{ lang: 'zh', text: `${text}[1]` }] }],
  });
  const who = { user: 'abroad' };
  const keywords = ['Iran', 'Turkey', 'Ostrogoths'];
  const { theme } = await call('CreateTheme', { name: 'Abroad', keywords }, who);
  const asked = { theme_id: String(theme?.theme_id) };
  const { run } = await call('StartDeepMind', asked, who);
  const { report } = await over(String(run?.run_id), who);
  expect(report?.sections.map(({ event_id }) => event_id)).toEqual(['visit']);
  expect(report?.not_covered).toEqual(['Ostrogoths']);
});

describe('a theme of many words', () => {
  const who = { user: 'wordy' };
  // None of these words is in any article, except the seventh.
  const words = (count: number) =>
    Array.from({ length: count }, (_, at) => (at === 6 ? 'Toronto' : `zeppelin${at}`));
  const others = (count: number) => words(count).filter((word) => word !== 'Toronto');
  const themeOf = async (keywords: string[]) => {
    const { theme } = await call('CreateTheme', { name: 'Words', keywords }, who);
    return String(theme?.theme_id);
  };
  const told = ({ report }: Pick<Run, 'report'>) => ({
    found: report?.sections.map(({ event_id }) => event_id),
    missing: report?.not_covered,
  });

  it('is searched word by word', async () => {
    const { run } = await call('StartDeepMind', { theme_id: await themeOf(words(8)) }, who);
    const done = await over(String(run?.run_id), who);
    expect(told(done)).toEqual({ found: ['chess'], missing: others(8) });
    expect(done.steps.every((step) => step.done)).toBe(true);
  });

  it('lists as missing only words that were searched', async () => {
    const id = await themeOf(words(deepMindQueries + 5));
    const { run } = await call('StartDeepMind', { theme_id: id }, who);
    const done = await over(String(run?.run_id), who);
    expect(told(done)).toEqual({ found: ['chess'], missing: others(deepMindQueries) });
    expect(done.steps).toHaveLength(deepMindQueries);

    // One search uses up the time.
    const { runs } = served.store.themes;
    const late = waiting('dm_late', { owner: 'u:wordy', theme_id: id });
    await runs.begin(late);
    await runs.claim(late.id, now, now + deepMindLeaseMs);
    let time = now;
    const clock = () => (time += deepMindMostMs / 4);
    const parts = { store: served.store, clock, log: pino({ level: 'silent' }) };
    await workThrough(parts, late);
    await runs.end(late.id, 'done', now);
    const stored = await runs.get('u:wordy', late.id);
    const looked = stored?.steps.filter((step) => step.done).map(({ query }) => query) ?? [];
    expect(looked.length).toBeGreaterThan(0);
    expect(looked.length).toBeLessThan(6);
    expect(stored?.report?.not_covered).toEqual(looked);
  });
});

it('does not search for headings that every article has', () => {
  const found = (heading: string) => ({ passages: [{ text: 'The fire spread.', heading }] });
  const headings = ['From the sources', 'Background', 'Losses of the vineyards'];
  expect(furtherQueries(['fire'], headings.map(found))).toEqual(['fire Losses of the vineyards']);
});

it('searches for names in sentences, not for words of a headline or single letters', () => {
  const found = (text: string) => ({ passages: [{ text, heading: '' }] });
  const hits = [
    found('The fire was on Austria’s and Hungary’s side, near Budapest.'),
    found('Firemen came from the other side, from Slovakia’s towns and Budapest.'),
  ];
  expect(furtherQueries(['fire'], hits)).toEqual(['fire budapest']);
});

it('is saved in the theme, or deleted, by its reader alone', async () => {
  const run_id = await started();
  await over(run_id);
  expect((await call('SaveDeepMind', { run_id })).run).toMatchObject({ saved: true });
  const { run_list = [] } = await call('QueryDeepMind', { theme_id });
  expect(run_list.find((one) => one.run_id === run_id)).toMatchObject({ saved: true });
  for (const refused of [
    await call('QueryDeepMind', { run_id }, otto),
    await call('StopDeepMind', { run_id }, otto),
    await call('SaveDeepMind', { run_id }, otto),
    await call('DeleteDeepMind', { run_id }, otto),
  ]) {
    expect(refused.code).toBe(takenDown);
  }
  expect((await call('QueryDeepMind', { run_id }, guest)).base_resp?.error_code).toBe(notLoggedIn);
  await call('DeleteDeepMind', { run_id });
  expect((await call('QueryDeepMind', { run_id })).code).toBe(takenDown);
});

it('omits what an operator took down, and its sources', async () => {
  const run_id = await started();
  await over(run_id);
  await call('SaveDeepMind', { run_id });
  const read = async () => {
    const { run } = await call('QueryDeepMind', { run_id });
    const { run_list = [] } = await call('QueryDeepMind', { theme_id });
    const listed = run_list.find((one) => one.run_id === run_id);
    expect(listed?.report).toEqual(run?.report);
    const { sections = [], references = [] } = run?.report ?? {};
    return {
      told: sections.map(({ event_id }) => event_id),
      of: references.map(({ link }) => link),
    };
  };
  const [crest, dams] = ['https://crest.example/1', 'https://dams.example/1'];
  expect(await read()).toEqual({ told: ['crest', 'dams'], of: [crest, dams] });
  await served.store.events.takeDown('dams');
  expect(await read()).toEqual({ told: ['crest'], of: [crest] });
  expect((await call('SaveDeepMind', { run_id, keep: true })).run?.report?.sections).toHaveLength(
    1,
  );
  await served.store.events.restore('dams');
  expect(await read()).toEqual({ told: ['crest', 'dams'], of: [crest, dams] });
});

const waiting = (id: string, more: object = {}) => ({
  ...{ id, owner: 'u:mia' as const, theme_id, question: '', lang: 'en' as const, steps: [] },
  ...{ state: 'queued' as const, saved: false, tries: 0, lease_until: 0, created_at: now },
  ...more,
});

it('runs one at a time; a stopped one takes no further step', async () => {
  const { runs } = served.store.themes;
  // A running lease: nobody else picks it up.
  await runs.begin(waiting('dm_held', { state: 'running', lease_until: now + deepMindLeaseMs }));
  expect((await call('StartDeepMind', { theme_id })).base_resp?.error_code).toBe(409);
  expect((await call('SaveDeepMind', { run_id: 'dm_held' })).base_resp?.error_code).toBe(409);
  const { run } = await call('StopDeepMind', { run_id: 'dm_held' });
  expect(run).toMatchObject({ state: 'stopped' });
  const step = { steps: [], lease_until: now + deepMindLeaseMs };
  expect(await runs.progress('dm_held', step)).toBe(false);
  expect(await runs.end('dm_held', 'done', now)).toBe(false);
});

it('is resumed after its process ended, and fails when that happens again', async () => {
  const { runs } = served.store.themes;
  await runs.begin(waiting('dm_lost', { state: 'running', tries: 1, lease_until: now + 1 }));
  now += 10;
  expect(await over('dm_lost')).toMatchObject({ state: 'done' });
  await runs.begin(waiting('dm_twice', { state: 'running', tries: 2, lease_until: now - 1 }));
  expect(await over('dm_twice')).toMatchObject({ state: 'failed' });
});

it(`a reader starts at most ${deepMindsADay} a day`, async () => {
  for (let answer = 0; answer === 0;) {
    const { run, base_resp } = await call('StartDeepMind', { theme_id });
    answer = base_resp?.error_code ?? 0;
    if (run) await over(run.run_id);
    else expect(answer).toBe(429);
  }
  expect((await call('QueryDeepMind', {})).base_resp?.error_code).toBe(400);
  expect((await call('StartDeepMind', { theme_id: 'th_none' })).code).toBe(takenDown);
});
