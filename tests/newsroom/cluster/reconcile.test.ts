import { eventIdOf } from '@/lib/newsroom/cluster/event-id';
import type { Entry } from '@/lib/newsroom/cluster/postings';
import { apart, reconcile, type Plan, type Standing } from '@/lib/newsroom/cluster/reconcile';
import { dayMs, hourMs, noon } from './new-article';

const entry = (article_id: string, event_id: string, hours = 0): Entry => ({
  ...{ article_id, event_id, lang: 'en', published_at: noon + hours * hourMs, opened_at: noon },
  ...{ source: 'daily tide', feed_id: 'f_1', headline: article_id, kind: 'story' },
  ...{ title: new Map(), body: new Map(), fingerprint: [], things: {} },
});

const open = { from: noon - dayMs, until: noon + dayMs };

function plan(
  groups: Entry[][],
  standing: Record<string, Partial<Standing>> = {},
  taken: string[] = [],
) {
  const known = new Map<string, Standing>();
  for (const { event_id, published_at } of groups.flat()) {
    const before = known.get(event_id);
    known.set(event_id, {
      from: Math.min(before?.from ?? Infinity, published_at),
      until: Math.max(before?.until ?? -Infinity, published_at),
      takenDown: false,
      ...standing[event_id],
    });
  }
  return reconcile(groups, known, {
    ...{ open, eventMs: 7 * dayMs, nameOf: eventIdOf },
    taken: (id) => taken.includes(id),
  });
}

const moved = ({ moves }: Plan) =>
  Object.fromEntries(
    [...moves].map(([event, entries]) => [event, entries.map(({ article_id }) => article_id)]),
  );

describe('new groups and old events', () => {
  it('change nothing if they agree', () => {
    const same = plan([[entry('a', 'e1'), entry('b', 'e1')], [entry('c', 'e2')]]);
    expect(moved(same)).toEqual({});
    expect(same.ended.size).toBe(0);
  });

  it('become one under the id of the larger part', () => {
    const one = plan([[entry('a', 'e1'), entry('b', 'e2'), entry('c', 'e2')]]);
    expect(moved(one)).toEqual({ e2: ['a'] });
    expect([...one.ended]).toEqual([['e1', 'e2']]);
  });

  it('split, and the larger part keeps the id', () => {
    const two = plan([[entry('a', 'e1')], [entry('b', 'e1'), entry('c', 'e1')]]);
    expect(moved(two)).toEqual({ [eventIdOf('a')]: ['a'] });
    expect(two.ended.size).toBe(0);
  });

  it('never reuse an id that redirects', () => {
    const two = plan([[entry('a', 'e1')], [entry('b', 'e1'), entry('c', 'e1')]], {}, [
      eventIdOf('a'),
    ]);
    expect(moved(two)).toEqual({ [eventIdOf('a', 1)]: ['a'] });
  });

  it('leave final articles where they are', () => {
    const old = entry('old', 'e1', -30);
    const joined = plan([[old, entry('a', 'e2'), entry('b', 'e2')]]);
    expect(moved(joined)).toEqual({});
    const left = plan([[old], [entry('a', 'e1'), entry('b', 'e1')]]);
    expect(moved(left)).toEqual({});
  });

  it('do not end an event of which a final article is left', () => {
    const { ended } = plan([[entry('a', 'e1'), entry('b', 'e2'), entry('c', 'e2')]], {
      e1: { from: noon - 2 * dayMs },
    });
    expect(ended.size).toBe(0);
  });

  it('take nothing out of a taken-down event', () => {
    const split = plan([[entry('a', 'e1')], [entry('b', 'e1')]], { e1: { takenDown: true } });
    expect(moved(split)).toEqual({});
    const outgrown = plan([[entry('a', 'e1'), entry('b', 'e2'), entry('c', 'e2')]], {
      e1: { takenDown: true },
    });
    expect(moved(outgrown)).toEqual({});
    expect(outgrown.ended.size).toBe(0);
  });

  it('put nothing into a taken-down event', () => {
    const down = { e1: { takenDown: true } };
    const beside = plan([[entry('a', 'e1'), entry('b', 'e1'), entry('c', 'e2')]], down);
    expect(moved(beside)).toEqual({});
    expect(beside.ended.size).toBe(0);
    const parted = plan(
      [
        [entry('a', 'e1'), entry('b', 'e1'), entry('c', 'e2')],
        [entry('d', 'e2')],
        [entry('e', 'e2')],
      ],
      down,
    );
    expect(Object.keys(moved(parted))).not.toContain('e1');
    expect(parted.ended.size).toBe(0);
  });

  it('let a serial start a new event after a week', () => {
    const serial = plan([[entry('a', 'e1'), entry('b', 'e2'), entry('c', 'e2')]], {
      e1: { from: noon - 8 * dayMs },
      e2: { from: noon },
    });
    expect(moved(serial)).toEqual({});
  });

  it('are applied in parts that share no event', () => {
    const whole = plan([
      [entry('a', 'e1'), entry('b', 'e2'), entry('c', 'e2')],
      [entry('d', 'e3'), entry('e', 'e4'), entry('f', 'e4')],
    ]);
    expect(apart(whole).map(moved)).toEqual([{ e2: ['a'] }, { e4: ['d'] }]);
  });
});
