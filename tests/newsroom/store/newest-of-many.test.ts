// Many lists read as one: the same page as all of them together, while reading few rows more than
// it shows.
import fc from '../../fast-check';
import { newestOfMany } from '@/lib/newsroom/store/engine/newest-of-many';

type Row = { list: string; time: number };
const newestFirst = (a: Row, b: Row) => b.time - a.time || (a.list < b.list ? 1 : -1);

/** Reads lists by name, and counts its reads. */
async function pageOf(lists: ReadonlyMap<string, readonly number[]>, limit: number) {
  const read = { rows: 0, times: 0 };
  const rowsOf = (list: string): Row[] =>
    [...(lists.get(list) ?? [])].sort((a, b) => b - a).map((time) => ({ list, time }));
  const page = await newestOfMany<string, Row>(
    {
      sources: [...lists.keys()],
      async read(sources, each) {
        const found = sources.flatMap(({ source, behind }) =>
          rowsOf(source)
            .filter(({ time }) => behind === undefined || time < behind.time)
            .slice(0, each),
        );
        read.rows += found.length;
        read.times += 1;
        return found.reverse();
      },
      keyOf: (one) => (typeof one === 'string' ? one : one.list),
      order: newestFirst,
    },
    limit,
  );
  const all = [...lists.keys()].flatMap(rowsOf).sort(newestFirst);
  expect(page).toEqual(all.slice(0, limit));
  return read;
}

const lists = (count: number, rows: (list: number) => number[]) =>
  new Map(Array.from({ length: count }, (_, list) => [`list-${list}`, rows(list)]));
const times = (count: number, from: number, step: number) =>
  Array.from({ length: count }, (_, at) => from + at * step);

it('is the page of all of them together, however they are mixed', async () => {
  const some = fc.uniqueArray(fc.nat(400), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(some, { maxLength: 8 }),
      fc.integer({ min: 1, max: 90 }),
      async (all, most) => {
        const named = lists(all.length, (list) => all[list] ?? []);
        await pageOf(named, most);
      },
    ),
  );
});

it('is that page if most rows have equal times, also within one list', async () => {
  type Told = { list: string; time: number; id: string };
  const order = (a: Told, b: Told) => b.time - a.time || (a.id < b.id ? 1 : -1);
  const some = fc.array(fc.tuple(fc.nat(5), fc.nat(4), fc.nat(1_000)), { maxLength: 90 });
  await fc.assert(
    fc.asyncProperty(some, fc.integer({ min: 1, max: 40 }), async (all, limit) => {
      const rows = all
        .map(([list, time, id], at): Told => ({ list: `${list}`, time, id: `${id}-${at}` }))
        .sort(order);
      for (let shown: Told[] = []; ;) {
        const begin = shown.at(-1);
        const page = await newestOfMany<string, Told>(
          {
            sources: ['0', '1', '2', '3', '4', '5'],
            read: async (sources, each) =>
              sources.flatMap(({ source, behind = begin }) =>
                rows
                  .filter(
                    (row) =>
                      row.list === source &&
                      (!behind || (row !== behind && order(behind, row) < 0)),
                  )
                  .slice(0, each),
              ),
            keyOf: (one) => (typeof one === 'string' ? one : one.list),
            order,
          },
          limit,
        );
        shown = [...shown, ...page];
        expect(shown).toEqual(rows.slice(0, shown.length));
        if (page.length < limit) {
          expect(shown).toHaveLength(rows.length);
          return;
        }
      }
    }),
  );
});

it('of similar lists reads a share of each, once, and no more of long ones', async () => {
  const short = await pageOf(
    lists(20, (list) => times(16, list, 20)),
    201,
  );
  const long = await pageOf(
    lists(20, (list) => times(5_000, list, 20)),
    201,
  );
  expect(long).toEqual(short);
  expect(long.times).toBe(1);
  expect(long.rows).toBeLessThan(2 * 201);
});

it('reads on only in a list whose whole share was used', async () => {
  const one = await pageOf(
    lists(20, (list) => (list === 3 ? times(5_000, 10_000, 1) : times(5_000, list, 1))),
    201,
  );
  expect(one.rows).toBeLessThan(20 * 16 + 2 * 201);
});

it('of no list is empty', async () => {
  expect(await pageOf(new Map(), 10)).toEqual({ rows: 0, times: 0 });
});
