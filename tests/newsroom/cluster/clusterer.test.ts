import { createClusterer, type Placement } from '@/lib/newsroom/cluster/clusterer';
import { createMemoryPostings } from '@/tests/newsroom/cluster/memory-postings';
import type { NewArticle } from '@/lib/newsroom/cluster/profile';
import { dayMs, hourMs, noon, toNewArticle } from './new-article';

/** Assigns articles in the order given, each named by its id. */
async function place(...articles: NewArticle[]): Promise<Record<string, Placement>> {
  const store = { postings: createMemoryPostings() };
  const clusterer = createClusterer();
  const placed: Record<string, Placement> = {};
  for (const article of articles) placed[article.id] = await clusterer.assign(store, article);
  return placed;
}

const ferry = toNewArticle({
  id: 'ferry',
  title: 'Ferry Morning Star runs aground off Siquijor, 140 passengers rescued',
  source: 'Island Courier',
});
const ferryElsewhere = toNewArticle({
  id: 'ferry-elsewhere',
  title: 'Coast guard: all 140 passengers rescued from grounded ferry near Siquijor',
  source: 'Daily Tide',
  published_at: noon + 2 * hourMs,
});
const budget = toNewArticle({
  id: 'budget',
  title: 'Orvland parliament rejects budget for the third time',
  source: 'Daily Tide',
  published_at: noon + hourMs,
});

/** A text of distinct sentences; `from` is the number of the first. */
const text = (from: number, sentences = 20) =>
  Array.from(
    { length: sentences },
    (_, at) =>
      `Witness ${from + at} told the inquiry about pump ${(from + at) * 7} in hall ${from + at * 3}.`,
  );

describe('an event', () => {
  it('gathers what different publishers report on one happening', async () => {
    const placed = await place(ferry, budget, ferryElsewhere);
    expect(placed['ferry']?.is_new).toBe(true);
    expect(placed['ferry-elsewhere']).toEqual({
      event_id: placed['ferry']?.event_id,
      is_new: false,
    });
    expect(placed['budget']?.event_id).not.toBe(placed['ferry']?.event_id);
  });

  it('gathers the same articles when the newest comes first', async () => {
    const placed = await place(ferryElsewhere, budget, ferry);
    expect(placed['ferry']?.event_id).toBe(placed['ferry-elsewhere']?.event_id);
    expect(placed['budget']?.event_id).not.toBe(placed['ferry']?.event_id);
  });

  it('is named after its first article', async () => {
    const { ferry: first } = await place(ferry);
    const { ferry: again } = await place(budget, ferry);
    expect(first?.event_id).toMatch(/^e_[0-9a-f]{24}$/);
    expect(again?.event_id).toBe(first?.event_id);
  });

  it('takes an article only once', async () => {
    const store = { postings: createMemoryPostings() };
    const clusterer = createClusterer();
    const once = await clusterer.assign(store, ferry);
    expect(await clusterer.assign(store, ferry)).toEqual(once);
    const joined = await clusterer.assign(store, ferryElsewhere);
    expect(await clusterer.assign(store, ferryElsewhere)).toEqual(joined);
    expect(await store.postings.frequencies('en', ['siquijor'])).toEqual({
      articles: 2,
      of: new Map([['siquijor', 2]]),
    });
  });

  it('never holds two languages', async () => {
    const placed = await place(
      ferry,
      { ...ferryElsewhere, lang: 'ph' },
      { ...ferry, id: 'zh', lang: 'zh' },
    );
    const ids = Object.values(placed).map(({ event_id }) => event_id);
    expect(new Set(ids).size).toBe(3);
  });

  it('spans no more days than its window', async () => {
    const later = { ...ferryElsewhere, published_at: noon + 4 * dayMs };
    const placed = await place(ferry, later);
    expect(placed['ferry-elsewhere']?.is_new).toBe(true);
  });

  it('of a serial that never pauses continues for a day, but not for a week', async () => {
    const daily = Array.from({ length: 12 }, (_, at) =>
      toNewArticle({
        id: `siege-${at}`,
        title: 'Siege of Tarvik enters another day as shelling of the harbour goes on',
        source: `Paper ${at}`,
        paragraphs: text(at * 100),
        published_at: noon + at * dayMs,
      }),
    );
    const placed = await place(...daily);
    expect(placed['siege-1']?.event_id).toBe(placed['siege-0']?.event_id);
    expect(placed['siege-11']?.event_id).not.toBe(placed['siege-0']?.event_id);
  });

  it('is found in Chinese as in English', async () => {
    const zh = (id: string, title: string, source: string) =>
      toNewArticle({ id, title, source, lang: 'zh' });
    const placed = await place(
      zh('quake', '云南漾濞发生5.6级地震 已有三人受伤', '甲报'),
      zh('rocket', '长征八号运载火箭在文昌首飞成功', '乙报'),
      zh('quake-2', '漾濞5.6级地震：救援队抵达震中', '丙网'),
    );
    expect(placed['quake-2']?.event_id).toBe(placed['quake']?.event_id);
    expect(placed['rocket']?.event_id).not.toBe(placed['quake']?.event_id);
  });
});

describe('a copy', () => {
  const original = toNewArticle({
    id: 'agency',
    title: 'Pumping station inquiry hears twenty witnesses',
    source: 'Agency',
    paragraphs: text(0),
  });

  it('is recognized by its text under another headline', async () => {
    const copy = toNewArticle({
      id: 'copy',
      title: 'Pump inquiry: what the witnesses said',
      source: 'Daily Tide',
      paragraphs: ['Our morning paper reports.', ...text(0)],
      published_at: noon + hourMs,
    });
    const placed = await place(original, copy);
    expect(placed['copy']).toEqual({
      event_id: placed['agency']?.event_id,
      copy_of: 'agency',
      is_new: false,
    });
  });

  it('may be shortened by the second publisher', async () => {
    const cut = toNewArticle({
      id: 'cut',
      title: original.title,
      source: 'Daily Tide',
      paragraphs: text(0, 8),
    });
    expect((await place(original, cut))['cut']?.copy_of).toBe('agency');
  });

  it('of a copy points to the original', async () => {
    const second = { ...original, id: 'second', source: 'Second' };
    const third = { ...original, id: 'third', source: 'Third' };
    const placed = await place(original, second, third);
    expect(placed['second']?.copy_of).toBe('agency');
    expect(placed['third']?.copy_of).toBe('agency');
  });

  it('counts once, however often it is printed', async () => {
    const store = { postings: createMemoryPostings() };
    for (let at = 0; at < 5; at += 1) {
      await createClusterer().assign(store, {
        ...original,
        id: `print-${at}`,
        source: `Paper ${at}`,
      });
    }
    expect((await store.postings.frequencies('en', [])).articles).toBe(1);
  });

  it('is not another report on the same happening', async () => {
    const own = toNewArticle({
      id: 'own',
      title: original.title,
      source: 'Daily Tide',
      paragraphs: text(500),
    });
    const placed = await place(original, own);
    expect(placed['own']).toEqual({ event_id: placed['agency']?.event_id, is_new: false });
  });

  it('is an equal headline if no text tells them apart', async () => {
    const placed = await place(ferry, { ...ferry, id: 'same', source: 'Daily Tide' });
    expect(placed['same']?.copy_of).toBe('ferry');
  });

  it('is not a series with the same headline every day', async () => {
    const serial = { ...original, id: 'next', published_at: noon + dayMs, paragraphs: text(900) };
    expect((await place(original, serial))['next']?.copy_of).toBeUndefined();
  });
});

describe('a round-up', () => {
  const roundup = (id: string, title: string) => toNewArticle({ id, title, source: 'Daily Tide' });

  it.each([
    'Morning briefing: ferry runs aground off Siquijor; Orvland parliament rejects budget; rail strike',
    'Evening news roundup: Siquijor ferry passengers rescued, Orvland budget rejected',
  ])('does not merge separate stories: %s', async (title) => {
    const placed = await place(roundup('roundup', title), ferry, budget, ferryElsewhere);
    const { event_id } = placed['roundup'] ?? {};
    for (const id of ['ferry', 'budget', 'ferry-elsewhere']) {
      expect(placed[id]?.event_id).not.toBe(event_id);
    }
    expect(placed['ferry']?.event_id).not.toBe(placed['budget']?.event_id);
  });

  it('of the same name is a different one the next day', async () => {
    const first = toNewArticle({ id: 'first', title: '国内联播快讯', lang: 'zh' });
    const next = { ...first, id: 'next', published_at: noon + hourMs };
    const placed = await place(first, next);
    expect(placed['next']).toMatchObject({ is_new: true });
    expect(placed['next']?.copy_of).toBeUndefined();
  });

  it('may be a live page, which joins a story and attracts none', async () => {
    const live = roundup('live', 'Live updates: Siquijor ferry aground, passengers rescued');
    const joined = await place(ferry, live);
    expect(joined['live']?.event_id).toBe(joined['ferry']?.event_id);
    const attracted = await place(live, ferry);
    expect(attracted['ferry']?.is_new).toBe(true);
  });
});
