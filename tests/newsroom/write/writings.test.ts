import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { modelTries } from '@/lib/newsroom/write/attempts';
import { writingsADay } from '@/lib/model/limits/chat';
import { hasTrees } from '@/lib/model/markdown/has-trees';
import { createModel } from '@/lib/newsroom/model/model';
import { passagesOf } from '@/lib/newsroom/evidence/passages';
import { isSupported } from '@/lib/newsroom/evidence/support';
import { openStore } from '@/lib/newsroom/store/open-store';
import type { Store } from '@/lib/newsroom/store/contract/store';
import type { Article, StoredEvent } from '@/lib/newsroom/types';
import { detailedEvent, listedEvent } from '@/lib/newsroom/wire-event';
import { plainSentences } from '@/lib/newsroom/evidence/cited-text';
import { createEventRuns } from '@/lib/newsroom/write/event-runs';
import { createTranslations } from '@/lib/newsroom/write/translations';
import { writeEvent } from '@/lib/newsroom/write/write-event';
import { createWritings } from '@/lib/newsroom/write/writings';
import { withTrees } from '@/lib/model/markdown/block-trees';
import {
  behaviors,
  says,
  startModelServer,
  type Behavior,
  type ModelServer,
} from '../assistant/model-server';
import { createTestClock } from '../assistant/newsroom';
import {
  holding,
  isTranslating,
  isWriting,
  lines,
  tellsStorm,
  translatesWell,
  writes,
  type GivenPassage,
} from './article-model';
import { hour, makeArticle, noon } from './make-article';
import { stormArticles } from './storm';
import { until } from '@/tests/until';
import { isoDay } from '@/lib/model/calendar';
import { dayEnd } from '@/lib/model/day-end';

const now = Date.UTC(2026, 1, 6, 12);
const storm = stormArticles().map((article) => ({ ...article, event_id: 'e1' }));

let server: ModelServer;
let store: Store;
let folder: string;
beforeAll(async () => {
  server = await startModelServer();
  server.agree();
});
afterAll(() => server.close());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cubewire-write-'));
  store = await openStore({ dataDir: folder });
  await ingest(storm);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What ingest does with new articles of the event. */
async function ingest(articles: readonly Article[], at = now): Promise<StoredEvent> {
  for (const article of articles) await store.articles.save(article);
  const all = await store.articles.ofEvent('e1');
  const previous = await store.events.get('e1');
  await store.events.save(withTrees(writeEvent({ id: 'e1', articles: all, previous, now: at })));
  return stored();
}

async function stored(): Promise<StoredEvent> {
  const event = await store.events.get('e1');
  if (!event) throw new Error('the event is gone');
  return event;
}

function createBackgroundRuns(
  signal = new AbortController().signal,
  timer = createTestClock().timer,
) {
  const model = createModel({ baseUrl: server.baseUrl, name: 'some-model', timer });
  const parts = { store, model, log: pino({ level: 'silent' }), clock: () => now, signal };
  return createEventRuns(parts, [createWritings(parts), createTranslations(parts)]);
}

async function settle(rounds: ReturnType<typeof createBackgroundRuns>): Promise<StoredEvent> {
  rounds.begin();
  await rounds.settled();
  return stored();
}
const round = () => settle(createBackgroundRuns());

/** Writes with `make`, and translates nothing. */
const writer =
  (make: (passages: GivenPassage[]) => readonly unknown[]): Behavior =>
  (response, request, aborted) =>
    (isWriting(request) ? writes(make) : says('no'))(response, request, aborted);

const textOf = (event: StoredEvent) => event.content.flatMap(plainSentences);
const paragraphs = (event: StoredEvent) =>
  event.content.filter(({ element_type }) => element_type === 'p').flatMap(plainSentences);

/** The sentences of a written event that none of their cited sources supports. */
function unheld(event: StoredEvent, articles: readonly Article[]) {
  const links = new Map(event.references.map(({ order, link }) => [order, link]));
  return paragraphs(event).filter(({ text, citations }) => {
    const cited = citations.map((order) => links.get(order));
    const passages = articles
      .filter(({ url }) => cited.includes(url))
      .flatMap((article) => article.paragraphs)
      .map((paragraph) => ({ text: paragraph, before: '', heading: '', lang: event.lang }));
    return citations.length === 0 || !isSupported(text, event.lang, passages);
  });
}

describe('an event that a model wrote', () => {
  it('cites a source after every sentence, with a supported title, brief and heading', async () => {
    server.script(writer(tellsStorm));
    const quoted = await stored();
    const event = await round();
    expect(event.writing).toBe('model');
    expect(event.title[0]?.text).toBe(
      'Storm Alma forces 4,200 people from their homes in Port Lasker',
    );
    expect(event.brief.map(({ lang }) => lang)).toEqual(['source', 'EN']);
    expect(paragraphs(event)).toHaveLength(5);
    expect(unheld(event, storm)).toEqual([]);
    expect(event.outline.map(({ title }) => title[0]?.text)).toEqual(['Pumping station repairs']);
    expect(event.references).toEqual(quoted.references);
    expect(hasTrees(event.content)).toBe(true);
    const whole = textOf(event).map(({ text }) => text);
    expect(event.anchors.length).toBeGreaterThan(0);
    for (const [anchor] of event.anchors) expect(whole).toContain(anchor?.text);
    expect(event.anchor_keywords.length).toBeGreaterThan(0);
    for (const [keyword] of event.anchor_keywords) expect(whole.join(' ')).toContain(keyword?.text);
  });

  it('gives the date of “Thursday” if its sources agree on it', async () => {
    server.script(writer(tellsStorm));
    const event = await round();
    const shown = event.content.map(({ text }) => text[0]?.text).join('\n');
    expect(shown).toMatch(/on Thursday\u2060 \\\[Feb 5\\\]\u2060, and 4,200 people/);
    expect(textOf(event).map(({ text }) => text)).toContainEqual(
      expect.stringContaining('on Thursday, and 4,200'),
    );
  });

  it('is a new version, but not an update to readers of the quoted one', async () => {
    server.script(writer(tellsStorm));
    const quoted = await stored();
    const event = await round();
    expect(event.event_version_id).not.toBe(quoted.event_version_id);
    expect(event.written_from).toBe(quoted.event_version_id);
    expect(event.updated_at).toBe(quoted.updated_at);
    expect(event.rank_time).toBe(quoted.rank_time);
    expect(event.highlights).toEqual([]);
    const seen = (read_version: string) =>
      listedEvent(event, { read_version, liked: false, favorite: false });
    expect(seen(quoted.event_version_id)).toMatchObject({ has_read: true, has_updated: false });
    expect(seen(event.event_version_id)).toMatchObject({ has_read: true, has_updated: false });
    expect(seen('v_before_all_that')).toMatchObject({ has_read: true, has_updated: true });
    expect(detailedEvent(event, undefined)).not.toHaveProperty('quoted');
  });

  it('is what search finds, while the assistant quotes its sources', async () => {
    server.script(writer(tellsStorm));
    const quoted = passagesOf(await stored(), 'en');
    const event = await round();
    expect(passagesOf(event, 'en')).toEqual(quoted);
    const written = textOf(event).map(({ text }) => text);
    const onlyQuoted = quoted.find(({ text }) => !written.includes(text))?.text ?? '';
    for (const text of [written[1] ?? '', onlyQuoted]) {
      const found = await store.search.events({ text, lang: 'en', limit: 5 });
      expect(found.map(({ event_id }) => event_id)).toEqual(['e1']);
    }
  });

  it('is translated from the written text, after it is written', async () => {
    server.script((response, request, aborted) =>
      (isTranslating(request) ? translatesWell : writer(tellsStorm))(response, request, aborted),
    );
    const event = await round();
    expect(server.requests.map(isWriting)).toEqual([true, false, false]);
    expect(event.title.map(({ lang }) => lang)).toEqual(['source', 'EN', 'ZH', 'PH']);
    expect(event.written_from).toBeDefined();
    // In a language other than the sources', only the translation can be quoted.
    expect(passagesOf(event, 'zh')[0]?.text).toMatch(/译文/);
    expect(passagesOf(event, 'zh')).toHaveLength(paragraphs(event).length);
  });
});

describe('an unsupported text', () => {
  const storm4 = (passages: GivenPassage[]) =>
    tellsStorm(passages).filter((line) => !('title' in line) && !('heading' in line));
  const homes = (passages: GivenPassage[]) => holding(passages, '4,200');
  const cases: [string, (passages: GivenPassage[]) => unknown][] = [
    ['says what no source says', (p) => ({ text: 'The mayor resigned over it.', from: homes(p) })],
    ['cites another source', (p) => ({ text: 'Trains were suspended again.', from: homes(p) })],
    ['cites nothing', () => ({ text: 'Storm Alma flooded the harbour district.', from: [] })],
    ['cites what is not there', () => ({ text: 'Storm Alma flooded the harbour.', from: [0, 99] })],
    [
      'has another number',
      (p) => ({ text: 'Storm Alma forced 4,300 people from their homes.', from: homes(p) }),
    ],
    [
      'denies it',
      (p) => ({ text: 'Storm Alma never forced 4,200 people from their homes.', from: homes(p) }),
    ],
    [
      'cites everything',
      (p) => ({
        text: 'Divers suspended the harbour council statement.',
        from: p.map(({ n }) => n),
      }),
    ],
  ];
  it.each(cases)('is dropped as a sentence that %s', async (_, line) => {
    server.script(writer((passages) => [line(passages), ...storm4(passages)]));
    const said = JSON.stringify(line([]));
    const { text } = JSON.parse(said) as { text: string };
    const event = await round();
    expect(event.written_from).toBeDefined();
    expect(textOf(event).map((one) => one.text)).not.toContain(text);
    expect(paragraphs(event)).toHaveLength(5);
  });

  it('is not shown as a title, brief or heading; the quoted ones are', async () => {
    server.script(
      writer((passages) => [
        { title: 'Mayor of Port Lasker resigns over flooded schools', from: homes(passages) },
        { brief: 'Nobody knows what comes next for Calder.', from: homes(passages) },
        ...storm4(passages).slice(1),
        { heading: 'Corruption scandal' },
        { text: 'The city opened eleven schools before dawn.', from: holding(passages, 'eleven') },
      ]),
    );
    const quoted = await stored();
    const event = await round();
    expect(event.written_from).toBe(quoted.event_version_id);
    expect(event.title).toEqual(quoted.title);
    expect(event.brief).toEqual(quoted.brief);
    expect(event.outline).toEqual([]);
  });

  it('may have marks inside a sentence, which count as citations; markup is plain text', async () => {
    server.script(
      writer((passages) => [
        ...storm4(passages),
        {
          text: `- **Volunteers** carried <b>furniture</b> out of the old [fish market](https://evil.test/x) [${holding(passages, 'furniture').join('][')}]`,
        },
      ]),
    );
    const event = await round();
    expect(textOf(event).map(({ text }) => text)).toContain(
      'Volunteers carried furniture out of the old fish market',
    );
    expect(JSON.stringify(event)).not.toContain('evil.test');
  });
});

describe('the quoted article stays', () => {
  const few = (passages: GivenPassage[]) => tellsStorm(passages).slice(0, 4);
  const invented = (passages: GivenPassage[]) => [
    ...tellsStorm(passages),
    ...Array.from({ length: 6 }, (_, n) => ({
      text: `Invented thing ${n} came about.`,
      from: [1],
    })),
  ];
  const cases: [string, Behavior][] = [
    ['is too short', writes(few)],
    ['is mostly invented', writes(invented)],
    ['is no JSON', says('Here is your article. Storm Alma flooded the harbour.')],
    ['is one object', says(JSON.stringify({ article: [] }))],
    ['is empty', says('')],
    ['is wrong JSON on the wire', behaviors.wrongJson('{"text":')],
    ['is something else', behaviors.otherJson],
    ['is a page', behaviors.page],
    ['is a redirect', behaviors.redirect],
    ['is refused for now', behaviors.status(429)],
    ['is an error', behaviors.status(500)],
    ['is cut off', behaviors.cutOff('{"text":"Storm Alma')],
    ['ends early', behaviors.endsEarly('{"text":"Storm Alma')],
    ['is endless', behaviors.endless('{"text":"Storm Alma flooded the harbour.","from":[1]}')],
  ];
  it.each(cases)('if the model’s output %s', async (_, behavior) => {
    server.script((response, request, aborted) =>
      (isWriting(request) ? behavior : says('no'))(response, request, aborted),
    );
    const quoted = await stored();
    expect(await round()).toEqual(quoted);
    expect(server.requests.filter(isWriting)).toHaveLength(1);
  });

  it('if the model is unreachable', async () => {
    const away = await startModelServer();
    away.agree();
    await away.close();
    const quoted = await stored();
    const model = createModel({ baseUrl: away.baseUrl, name: 'm' });
    const { signal } = new AbortController();
    const parts = { store, model, log: pino({ level: 'silent' }), clock: () => now, signal };
    expect(await settle(createEventRuns(parts, [createWritings(parts)]))).toEqual(quoted);
  });

  it('if the model is silent for too long', async () => {
    server.script(behaviors.silent('{"text":'));
    const clock = createTestClock();
    const quoted = await stored();
    const rounds = createBackgroundRuns(undefined, clock.timer);
    rounds.begin();
    await until(() => server.requests.length > 0);
    clock.advance(10 * 60_000);
    await rounds.settled();
    expect(await stored()).toEqual(quoted);
  });

  it('if the process ends meanwhile, which aborts the request', async () => {
    server.script(behaviors.silent('{"text":'));
    const leaving = new AbortController();
    const quoted = await stored();
    const rounds = createBackgroundRuns(leaving.signal);
    rounds.begin();
    await until(() => server.requests.length > 0);
    leaving.abort();
    await rounds.settled();
    await server.left();
    expect(await stored()).toEqual(quoted);
  });

  it('if the sources say too little', async () => {
    server.script(writer(tellsStorm));
    const [first] = storm;
    const alone = makeArticle({ ...first, id: 'a_alone', event_id: 'e2', paragraphs: ['One.'] });
    await store.articles.save(alone);
    const event = writeEvent({ id: 'e2', articles: [alone], now });
    await store.events.save(withTrees(event));
    await round();
    expect((await store.events.get('e2'))?.writing).toBe('extract');
    expect(server.requests.filter(isWriting)).toHaveLength(1);
  });
});

describe('ingest and a written event', () => {
  const later = (fields: Partial<Article> = {}) =>
    makeArticle({
      event_id: 'e1',
      source: 'Northern Star',
      title: 'Army sends engineers to Port Lasker',
      published_at: noon + 3 * hour,
      fetched_at: noon + 4 * hour,
      paragraphs: [
        'The army sent 300 engineers with mobile pumps to Port Lasker on Friday morning.',
        'Prime Minister Dana Holt promised households at most 5,000 dollars in emergency aid.',
      ],
      ...fields,
    });

  it('keep the written text if no quoted text changes', async () => {
    server.script(writer(tellsStorm));
    const event = await round();
    expect(await ingest([])).toEqual(event);
    const [first] = storm;
    const copy = makeArticle({
      ...{ event_id: 'e1', copy_of: first?.id, title: first?.title, source: 'Reprint' },
      ...{ paragraphs: first?.paragraphs, published_at: noon + hour },
    });
    const copied = await ingest([copy]);
    expect(copied).toMatchObject({ content: event.content, updated_at: event.updated_at });
    expect(copied.event_version_id).toBe(event.event_version_id);
    expect(copied.references.slice(0, 3)).toEqual(event.references);
    expect(copied.references).toHaveLength(4);
    server.script(writer(tellsStorm));
    await round();
    expect(server.requests.filter(isWriting)).toHaveLength(0);
  });

  it('make a quoted version for new articles, then a written one that highlights what is new', async () => {
    server.script(writer(tellsStorm));
    const event = await round();
    const quoted = await ingest([later()], now + hour);
    expect(quoted).toMatchObject({ writing: 'extract', updated_at: now + hour });
    expect(quoted.written_from).toBeUndefined();
    expect(quoted.highlights.length).toBeGreaterThan(0);
    server.script(
      writer((passages) => [
        ...tellsStorm(passages).slice(0, 5),
        { text: 'The army sent 300 engineers with pumps.', from: holding(passages, '300') },
        { text: 'Holt promised households emergency aid.', from: holding(passages, 'Holt') },
      ]),
    );
    const again = await round();
    expect(again.written_from).toBe(quoted.event_version_id);
    // Followers are notified of them, whichever version the round finds.
    expect(quoted.new_references).not.toEqual([]);
    expect(again.new_references).toEqual(quoted.new_references);
    expect(again.event_version_id).not.toBe(event.event_version_id);
    const marked = again.highlights.map(({ paragraph_index }) => again.content[paragraph_index]);
    expect(marked).toHaveLength(1);
    expect(JSON.stringify(marked)).toContain('300 engineers');
    const seen = listedEvent(again, {
      ...{ read_version: event.event_version_id, liked: false, favorite: false },
    });
    expect(seen.has_updated).toBe(true);
  });

  it('do not overwrite what was stored meanwhile; it is written next, before any translation', async () => {
    let came = false;
    server.script(async (response, request, aborted) => {
      if (!came) await ingest([later()], now + hour);
      came = true;
      await (isTranslating(request) ? translatesWell : writes(tellsStorm))(
        ...([response, request, aborted] as const),
      );
    });
    const event = await round();
    expect(server.requests.map(isWriting)).toEqual([true, true, false, false]);
    expect(event.references.map(({ source }) => source)).toContain('Northern Star');
    expect(event.updated_at).toBe(now + hour);
  });

  const copyOf = (first: Article | undefined, source: string) =>
    makeArticle({
      ...{ event_id: 'e1', copy_of: first?.id, title: first?.title, source },
      ...{ paragraphs: first?.paragraphs, published_at: noon + hour },
      images: [`https://${source}.example/picture.jpg`],
    });

  it('keep changes that make no new version, beside the text and its translations', async () => {
    const quoted = await stored();
    server.script(async (response, request, aborted) => {
      const at = server.requests.length;
      await ingest([copyOf(storm[0], `reprint-${at}`)]);
      await store.events.save({ ...(await stored()), tabs: [`tab-${at}`] });
      await (isTranslating(request) ? translatesWell : writes(tellsStorm))(
        ...([response, request, aborted] as const),
      );
    });
    const event = await round();
    expect(server.requests.map(isWriting)).toEqual([true, false, false]);
    expect(event.written_from).toBe(quoted.event_version_id);
    expect(event.title.map(({ lang }) => lang)).toEqual(['source', 'EN', 'ZH', 'PH']);
    expect(unheld(event, storm)).toEqual([]);
    const copies = ['reprint-1', 'reprint-2', 'reprint-3'];
    const sources = quoted.references.map(({ source }) => source);
    expect(event.references.slice(0, 3)).toEqual(quoted.references);
    expect(new Set(event.references.map(({ source }) => source))).toEqual(
      new Set([...sources, ...copies]),
    );
    expect(JSON.stringify(event.cover)).toContain('reprint-3');
    expect(event.tabs).toEqual(['tab-3']);
  });

  /**
   * Reverses the sources behind the event's citation numbers while its text is written, once or
   * always.
   */
  async function movesNumbers(how: 'once' | 'always') {
    let moves = 0;
    server.script(async (response, request, aborted) => {
      if (isWriting(request) && (how === 'always' || moves === 0)) {
        moves += 1;
        const event = await stored();
        const links = event.references.map(({ link }) => link).reverse();
        const references = event.references.map((one, at) => ({ ...one, link: links[at] ?? '' }));
        await store.events.save({ ...event, references });
      }
      await writer(tellsStorm)(response, request, aborted);
    });
    const event = await round();
    return { event, asked: server.requests.filter(isWriting).length };
  }

  it('write a text once more if its numbers now refer to other sources', async () => {
    const { event, asked } = await movesNumbers('once');
    expect(event.writing).toBe('model');
    expect(asked).toBe(2);
  });

  it('give up if the numbers keep changing, after a limited number of requests', async () => {
    const { event, asked } = await movesNumbers('always');
    expect(event.writing).toBe('extract');
    expect(asked).toBe(3);
  });

  it('leave an event down that was taken down meanwhile', async () => {
    server.script(async (response, request, aborted) => {
      await store.events.takeDown('e1');
      await writes(tellsStorm)(response, request, aborted);
    });
    expect(await round()).toMatchObject({ taken_down: true, writing: 'extract' });
  });
});

describe('the limits of writing', () => {
  it('end the day for every process once its articles are written', async () => {
    server.script(writer(tellsStorm));
    const day = isoDay(now);
    for (let used = 0; used < writingsADay; used += 1)
      await store.quotas.count(`writings:${day}`, dayEnd(now), now);
    expect((await round()).writing).toBe('extract');
    expect(server.requests.filter(isWriting)).toHaveLength(0);
  });

  it('skip a version whose article is unsupported, and retry one without an answer', async () => {
    const rounds = createBackgroundRuns();
    server.script(says('no'));
    await settle(rounds);
    await settle(rounds);
    expect(server.requests.filter(isWriting)).toHaveLength(1);

    const others = createBackgroundRuns();
    server.script(behaviors.status(503));
    for (let n = 0; n < modelTries + 2; n += 1) await settle(others);
    expect(server.requests.filter(isWriting)).toHaveLength(modelTries);

    const recovering = createBackgroundRuns();
    server.script(behaviors.status(503), writer(tellsStorm));
    await settle(recovering);
    expect((await settle(recovering)).written_from).toBeDefined();
  });

  it('continue after a restart where the last process ended', async () => {
    server.script(writer(tellsStorm));
    const event = await round();
    await store.close();
    store = await openStore({ dataDir: folder });
    server.script(writer(tellsStorm));
    expect(await round()).toEqual(event);
    expect(server.requests.filter(isWriting)).toHaveLength(0);
  });

  it('never include the sample edition', async () => {
    await store.events.save({ ...(await stored()), writing: 'sample' });
    server.script(writer(tellsStorm));
    await round();
    expect(server.requests).toHaveLength(0);
  });
});

it('sources go to the model as data behind a new random mark each time', async () => {
  server.script(says(lines([])));
  await round();
  await round();
  const prompts = server.requests.filter(isWriting).map(({ body }) => body.messages[1]?.content);
  const marks = prompts.map(
    (prompt) => /^BEGIN ([\w-]{36})\n[\s\S]*\nEND \1$/.exec(prompt ?? '')?.[1],
  );
  expect(marks).toHaveLength(2);
  expect(new Set(marks).size).toBe(2);
  expect(marks).not.toContain(undefined);
});
