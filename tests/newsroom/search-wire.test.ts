// Search as API calls: in process, over a socket and as a remote service.
import type { Input } from '@/lib/contract';
import { dayMs } from '@/lib/model/time';
import { searchGroups } from '@/lib/newsroom/find-events';
import { servedNewsroom } from './served';
import { sampleEvent } from './store/sample';

const now = Date.UTC(2026, 0, 15, 12);
const served = servedNewsroom('search', () => now);

type Found = {
  data?: { events: { id: string; has_read: boolean }[]; has_more: boolean; next_cursor: string };
  base_resp?: { error_code?: number };
};

const event = (id: string, title: string, more: Parameters<typeof sampleEvent>[1] = {}) =>
  sampleEvent(id, {
    title: [{ lang: 'source', text: title }],
    brief: [{ lang: 'source', text: `${title}.` }],
    rank_time: now,
    ...more,
  });

const reference = (source: string) => ({ source, link: 'https://a.example/1', title: 'x' });

beforeAll(async () => {
  const { events } = served.store;
  await events.save(event('old', 'Zeppelin lands in Lakehurst', { rank_time: now - 40 * dayMs }));
  await events.save(
    event('new', 'Zeppelins over Friedrichshafen', { references: [reference('The Lake Post')] }),
  );
  for (const name of ['C', 'C++', 'C#']) {
    await events.save(event(name, `A new standard of ${name} is agreed on`));
  }
  await events.save(event('zh', '齐柏林飞艇降落', { lang: 'zh', rank_time: now - dayMs / 2 }));
  for (let n = 0; n < 7; n += 1) {
    // With equal times, only the order of the index tells them apart.
    await events.save(
      event(`same-${n}`, `Funicular ${n} closes`, { references: [reference(n < 5 ? 'A' : 'B')] }),
    );
  }
});

describe.each(served.ways)('%s', (_, service) => {
  async function find(input: Input<'SearchEvents'>) {
    const who = { device: 'd1' };
    return (await served.call(service, 'SearchEvents', input, who, 'EN')) as Found;
  }
  const ids = async (input: Input<'SearchEvents'>) =>
    (await find(input)).data?.events.map(({ id }) => id);

  it('finds the newest first, by the beginning of a word, in any case', async () => {
    expect(await ids({ query: 'Zeppel' })).toEqual(['new', 'old']);
    expect(await ids({ query: 'ZEPPELIN ' })).toEqual(['old']);
    expect(await ids({ query: 'lakehurst zeppelin' })).toEqual(['old']);
    expect(await ids({ query: 'lakehurst funicular' })).toEqual([]);
    expect(await ids({ query: '飞艇' })).toEqual(['zh']);
  });

  it('finds a name by the symbols at its end, not by its letter', async () => {
    expect(await ids({ query: 'C++' })).toEqual(['C++']);
    expect(await ids({ query: 'standard c++ agreed' })).toEqual(['C++']);
    expect(await ids({ query: 'c#' })).toEqual(['C#']);
    expect(await ids({ query: 'CSharp' })).toEqual(['C#']);
    expect((await ids({ query: 'C standard agreed' }))?.sort()).toEqual(['C', 'C#', 'C++']);
  });

  it('finds text pasted with invisible characters, and still knows where a word ends', async () => {
    expect(await ids({ query: '\ufeffLake\u00adhurst' })).toEqual(['old']);
    expect(await ids({ query: '\u202ezep\u200bpel' })).toEqual(['new', 'old']);
    expect(await ids({ query: 'zep\u200bpelin ' })).toEqual(['old']);
    expect(await ids({ query: '飞\u200b艇' })).toEqual(['zh']);
    expect(await ids({ query: '\u200b' })).toEqual([]);
  });

  it('narrows by time, by the language of the sources and by publisher', async () => {
    expect(await ids({ query: 'zeppel', days: 30 })).toEqual(['new']);
    expect(await ids({ query: 'zeppel', lang: 'zh' })).toEqual([]);
    expect(await ids({ query: '飞艇', lang: 'zh', days: 1 })).toEqual(['zh']);
    expect(await ids({ query: 'zeppel', source: 'the lake post' })).toEqual(['new']);
    expect(await ids({ query: 'zeppel', source: 'Another' })).toEqual([]);
  });

  it.each([undefined, 'A', 'B'])(
    'gives every event once, page by page (source: %s)',
    async (of) => {
      const seen: string[] = [];
      let cursor = '';
      do {
        const { data } = await find({ query: 'funicular', limit: 2, cursor, source: of });
        expect(data?.events.length).toBeLessThanOrEqual(2);
        seen.push(...(data?.events.map(({ id }) => id) ?? []));
        cursor = data?.has_more ? data.next_cursor : '';
      } while (cursor !== '');
      const expected = { A: 5, B: 2 }[of ?? ''] ?? 7;
      expect(seen).toHaveLength(expected);
      expect(new Set(seen).size).toBe(expected);
    },
  );

  it('finds words joined by symbols as written, not their parts anywhere', async () => {
    const { events } = served.store;
    await events.save(event('whole', 'B&Q lowers its rate to 4.73%'));
    await events.save(event('pieces', 'Plan B: the Q line runs 73 trains, 4 more'));
    expect(await ids({ query: 'b&q' })).toEqual(['whole']);
    expect(await ids({ query: '4.73%' })).toEqual(['whole']);
    expect(await ids({ query: '4.73 lo' })).toEqual([]);
    expect(await ids({ query: '4.73 lowe' })).toEqual(['whole']);
    expect(await ids({ query: 'q b' })).toEqual(expect.arrayContaining(['whole', 'pieces']));
  });

  it('finds nothing for input without a word, and refuses another search’s cursor', async () => {
    expect(await ids({ query: '!!! …' })).toEqual([]);
    const { base_resp } = await find({ query: 'zeppelin', cursor: 'bm90LW91cnM' });
    expect(base_resp?.error_code).toBe(400);
  });
});

it.each([
  ['leap sec', [['leap'], ['sec*']]],
  ['leap second ', [['leap'], ['second']]],
  ['us', [['us']]],
  ['Niño "a*"', [['nino'], ['a']]],
  ['闰秒', [['闰秒']]],
  // A single letter or digit is in any text.
  ['b&q paint ', [['paint'], ['b q']]],
  ['paint B&Q', [['paint'], ['b q']]],
  ["o'leary", [['o leary*']]],
  ['4.73% rate', [['rate*'], ['4 73']]],
  ['9/11 9/11', [['9 11']]],
  // These are separate words.
  ['lake-road', [['lake'], ['road*']]],
  ['U.S. bank', [['us'], ['bank*']]],
  ['A股', [['a'], ['股']]],
])('%j is searched as %j', (query, groups) => {
  expect(searchGroups(query)).toEqual(groups);
});
