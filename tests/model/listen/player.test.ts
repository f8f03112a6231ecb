import fc from '../../fast-check';
import {
  emptyPlayer,
  notAddable,
  rates,
  readRate,
  reducePlayer,
  type PlayerAct,
  type Track,
  queueMost,
} from '@/lib/model/listen/player';

const track = (title: string, parts: number): Track => ({
  ...{ event_id: title, title, lang: 'en' },
  parts: Array.from({ length: parts }, (_, at) => ({
    ...{ kind: 'sentence', text: `${title} ${at}`, lang: 'en' },
  })),
});
const tracks = [track('one', 2), track('none', 0), track('two', 1)];
const after = (...acts: PlayerAct[]) =>
  [{ type: 'load' as const, tracks }, ...acts].reduce(reducePlayer, emptyPlayer);
const ended = { type: 'part-ended' } as const;

it('speaks part after part and article after article, and stops at the end', () => {
  expect(after()).toMatchObject({ track: 0, part: 0, playing: true });
  expect(after().tracks.map(({ title }) => title)).toEqual(['one', 'two']);
  expect(after(ended)).toMatchObject({ track: 0, part: 1, playing: true });
  expect(after(ended, ended)).toMatchObject({ track: 1, part: 0, playing: true });
  expect(after(ended, ended, ended)).toMatchObject({ track: 1, part: 0, playing: false });
});

it('restarts the last article after the end', () => {
  const long = track('long', 3);
  const acts: PlayerAct[] = [{ type: 'load', tracks: [long] }, ended, ended, ended];
  const player = acts.reduce(reducePlayer, emptyPlayer);
  expect(player).toMatchObject({ track: 0, part: 0, playing: false });
  expect(reducePlayer(player, { type: 'toggle' })).toMatchObject({ part: 0, playing: true });
});

it('parses a speed from its text, and rejects any other text', () => {
  expect(rates.map((rate) => readRate(String(rate)))).toEqual([...rates]);
  for (const text of [undefined, '', '3', '1.0', 'NaN']) expect(readRate(text)).toBeUndefined();
});

it('skips forward and back by part and by article', () => {
  expect(after({ type: 'next' }, { type: 'previous' })).toMatchObject({ track: 0, part: 0 });
  expect(after({ type: 'track', track: 1 }, { type: 'previous' })).toMatchObject({ track: 0 });
  expect(after({ type: 'track', track: -1 })).toMatchObject({ track: 0, part: 0 });
});

it('stops after the article where it was told to, and then resets that', () => {
  const player = after({ type: 'sleep' }, ended, ended);
  expect(player).toMatchObject({ track: 1, part: 0, playing: false, sleep: 'off' });
  expect(after({ type: 'sleep' }, { type: 'track', track: 1 })).toMatchObject({ playing: true });
});

it('stops by itself for a timer alone: what its reader presses does what it says', () => {
  const asleep = after({ type: 'sleep' }, { type: 'next' }, { type: 'next' });
  expect(asleep).toMatchObject({ track: 1, playing: true, sleep: 'item' });
  expect(after({ type: 'sleep' }, { type: 'slept' })).toMatchObject({
    ...{ track: 0, part: 0, playing: false, sleep: 'off' },
  });
  expect(after(ended, { type: 'pause' })).toMatchObject({ part: 1, playing: false });
  expect(after(ended, { type: 'toggle' })).toMatchObject({ part: 1, playing: false });
  expect(after({ type: 'pause' }, { type: 'play' })).toMatchObject({ playing: true });
});

it.each(['toggle', 'play', 'next', 'part-ended'] as const)(
  'speaks nothing where there is nothing to speak: %s',
  (type) => {
    expect(reducePlayer(emptyPlayer, { type }).playing).toBe(false);
    const mute = reducePlayer(emptyPlayer, { type: 'load', tracks: [track('none', 0)] });
    expect(mute).toMatchObject({ tracks: [], playing: false });
  },
);

it('goes back by one part, and to the beginning of what is before', () => {
  const long = [track('long', 3), track('last', 2)];
  const at = (...acts: PlayerAct[]) =>
    acts.reduce(reducePlayer, reducePlayer(emptyPlayer, { type: 'load', tracks: long }));
  const [next, previous] = [{ type: 'next' }, { type: 'previous' }] as const;
  expect(at(next, next, previous)).toMatchObject({ track: 0, part: 1 });
  expect(at(next, next, next, previous)).toMatchObject({ track: 0, part: 0 });
  expect(at(previous)).toMatchObject({ track: 0, part: 0, playing: true });
});

it('has each speed and each timer in turn, and then the first again', () => {
  const turns = (type: 'rate' | 'sleep', count: number) =>
    after(...Array.from({ length: count }, () => ({ type })))[type];
  expect([0, 1, 2, 3, 4, 5].map((count) => turns('rate', count))).toEqual([
    ...[1, 1.25, 1.5, 2, 0.75, 1],
  ]);
  expect([0, 1, 2, 3, 4].map((count) => turns('sleep', count))).toEqual([
    ...['off', 'item', 15, 30, 'off'],
  ]);
});

it('reads parts that are of no event, such as a report, each of them', () => {
  const { event_id: _, ...report } = track('report', 1);
  const player = reducePlayer(emptyPlayer, { type: 'load', tracks: [report, report] });
  expect(player.tracks).toHaveLength(2);
  expect(reducePlayer(player, { type: 'add', track: report })).toBe(player);
});

it('another voice continues the same article, wherever that is now', () => {
  const voice = (...spoken: Track[]) => ({ type: 'voice' as const, tracks: spoken });
  const [one, two] = [track('one', 2), track('two', 1)];
  expect(after(ended, voice(two, one))).toMatchObject({ track: 1, part: 1, playing: true });
  expect(after(ended, { type: 'pause' }, voice(track('one', 1)))).toMatchObject({
    ...{ track: 0, part: 0, playing: false },
  });
  expect(after(ended, voice(one, two))).toMatchObject({ track: 0, part: 1, playing: true });
  expect(after(ended, voice(two))).toMatchObject({ track: 0, part: 0, playing: true });
  expect(reducePlayer(emptyPlayer, voice(one))).toMatchObject({ track: 0, playing: false });
  expect(after(voice())).toMatchObject({ tracks: [], playing: false });
});

it('another language restarts the article, and continues only with those that have the language', () => {
  const [one, two] = [track('one', 2), track('two', 2)];
  const inOther = { ...one, parts: one.parts.map((part) => ({ ...part, lang: 'zh-CN' })) };
  const loaded = { type: 'load' as const, tracks: [one, two] };
  const spoken = { type: 'voice' as const, tracks: [inOther, two] };
  expect(after(loaded, ended, spoken)).toMatchObject({ track: 0, part: 0, playing: true });
  const second = { type: 'track' as const, track: 1 };
  expect(after(loaded, second, ended, spoken)).toMatchObject({ track: 1, part: 1, playing: true });
});

const add = (title: string, parts = 1) => ({ type: 'add', track: track(title, parts) }) as const;
const remove = (at: number) => ({ type: 'remove', track: at }) as const;
const titles = (...acts: PlayerAct[]) => after(...acts).tracks.map(({ title }) => title);

it('has each event once', () => {
  const doubled = [track('one', 1), track('two', 1), track('one', 2)];
  const player = reducePlayer(emptyPlayer, { type: 'load', tracks: doubled });
  expect(player.tracks).toEqual(doubled.slice(0, 2));
});

describe('an added article', () => {
  it('is appended, and what is playing continues', () => {
    expect(titles(add('three'))).toEqual(['one', 'two', 'three']);
    expect(after(ended, add('three'))).toMatchObject({ track: 0, part: 1, playing: true });
    expect(after({ type: 'pause' }, add('three'))).toMatchObject({ track: 0, playing: false });
  });

  it('is not added twice, nor without text', () => {
    expect(titles(add('one'), add('two'), add('mute', 0))).toEqual(['one', 'two']);
    expect(notAddable(after(), 'one')).toBe('alreadyQueued');
    expect(notAddable(after(), 'two')).toBe('alreadyQueued');
    expect(notAddable(after(), 'three')).toBeUndefined();
  });

  it('may have been read before: then it is repeated at the end', () => {
    const second = { type: 'track', track: 1 } as const;
    expect(titles(second, add('one'))).toEqual(['two', 'one']);
    expect(after(second, add('one'))).toMatchObject({ track: 0, playing: true });
  });

  it('is played at once in an empty or finished queue', () => {
    const over = [ended, ended, ended];
    expect(after(...over)).toMatchObject({ playing: false, done: true });
    expect(after(...over, add('three'))).toMatchObject({ track: 2, playing: true, done: false });
    expect(after(...over, add('two'))).toMatchObject({ track: 1, playing: true });
    const first = reducePlayer(emptyPlayer, add('one'));
    expect(first).toMatchObject({ track: 0, part: 0, playing: true });
  });

  it('waits where the reader has restarted after the end', () => {
    const over = [ended, ended, ended];
    for (const again of [{ type: 'toggle' }, { type: 'play' }] as const)
      expect(after(...over, again, add('three'))).toMatchObject({ track: 1, done: false });
    const first = { type: 'track', track: 0 } as const;
    expect(after(...over, first, add('three'))).toMatchObject({ track: 0, playing: false });
  });

  it('is rejected by a full queue, from which what was read is removed first', () => {
    const many = Array.from({ length: queueMost }, (_, at) => track(`t${at}`, 1));
    const full = reducePlayer(emptyPlayer, { type: 'load', tracks: many });
    expect(notAddable(full, 'more')).toBe('queueFull');
    expect(reducePlayer(full, add('more'))).toBe(full);
    const later = reducePlayer(full, ended);
    expect(reducePlayer(later, add('more'))).toMatchObject({ track: 0 });
    expect(reducePlayer(later, add('more')).tracks).toHaveLength(queueMost);
    expect(reducePlayer(later, add('more')).tracks.at(-1)?.title).toBe('more');
  });
});

describe('an article the reader dismisses', () => {
  const drop = (id: string) => ({ type: 'drop', id }) as const;
  const second = { type: 'track', track: 1 } as const;

  it('is removed, even while it is playing: then the next one plays', () => {
    expect(titles(drop('two'))).toEqual(['one']);
    expect(after(second, drop('one'))).toMatchObject({ track: 0, part: 0, playing: true });
    expect(after(ended, drop('one'))).toMatchObject({ track: 0, part: 0, playing: true });
    expect(titles(ended, drop('one'))).toEqual(['two']);
    expect(after({ type: 'pause' }, drop('one'))).toMatchObject({ track: 0, playing: false });
    expect(after(ended, drop('two'))).toMatchObject({ track: 0, part: 1, playing: true });
  });

  it('stops playback where it is the last one', () => {
    expect(after(second, drop('two'))).toMatchObject({ playing: false, done: true });
  });

  it('may not be there', () => {
    const reading = after(second);
    expect(reducePlayer(reading, drop('three'))).toBe(reading);
  });
});

describe('a removed article', () => {
  it('is gone, and playback continues', () => {
    expect(titles(remove(1))).toEqual(['one']);
    const second = { type: 'track', track: 1 } as const;
    expect(after(second, remove(0))).toMatchObject({ track: 0, playing: true });
    expect(titles(second, remove(0))).toEqual(['two']);
  });

  it('is neither the one that is playing nor an unknown one', () => {
    expect(titles(remove(0), remove(2), remove(-1))).toEqual(['one', 'two']);
  });
});

it('never points beyond its queue, whatever is pressed, nor has an event twice', () => {
  const act = fc.oneof(
    fc
      .constantFrom('toggle', 'pause', 'play', 'part-ended', 'next', 'previous', 'rate', 'sleep')
      .map((type) => ({ type }) as PlayerAct),
    fc.integer({ min: -3, max: 5 }).map((at): PlayerAct => ({ type: 'track', track: at })),
    fc.integer({ min: -3, max: 5 }).map(remove),
    fc.constantFrom('one', 'two', 'three').map((id): PlayerAct => ({ type: 'drop', id })),
    fc.constantFrom('one', 'two', 'three', 'four').map((title) => add(title)),
  );
  fc.assert(
    fc.property(fc.array(act), (acts) => {
      const player = after(...acts);
      expect(player.tracks[player.track]?.parts[player.part]).toBeDefined();
      expect(new Set(player.tracks.map(({ title }) => title)).size).toBe(player.tracks.length);
    }),
  );
});
