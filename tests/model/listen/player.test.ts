import fc from '../../fast-check';
import {
  emptyPlayer,
  rates,
  readRate,
  reducePlayer,
  type PlayerAct,
  type Track,
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

it('begins the last article again where it has come to the end', () => {
  const long = track('long', 3);
  const acts: PlayerAct[] = [{ type: 'load', tracks: [long] }, ended, ended, ended];
  const player = acts.reduce(reducePlayer, emptyPlayer);
  expect(player).toMatchObject({ track: 0, part: 0, playing: false });
  expect(reducePlayer(player, { type: 'toggle' })).toMatchObject({ part: 0, playing: true });
});

it('knows a speed by its text, and no other text', () => {
  expect(rates.map((rate) => readRate(String(rate)))).toEqual([...rates]);
  for (const text of [undefined, '', '3', '1.0', 'NaN']) expect(readRate(text)).toBeUndefined();
});

it('goes on and back by part and by article', () => {
  expect(after({ type: 'next' }, { type: 'previous' })).toMatchObject({ track: 0, part: 0 });
  expect(after({ type: 'track', track: 1 }, { type: 'previous' })).toMatchObject({ track: 0 });
  expect(after({ type: 'track', track: -1 })).toMatchObject({ track: 0, part: 0 });
});

it('stops after the article where it was told to, and forgets that then', () => {
  const player = after({ type: 'sleep' }, ended, ended);
  expect(player).toMatchObject({ track: 1, part: 0, playing: false, sleep: 'off' });
  expect(after({ type: 'sleep' }, { type: 'track', track: 1 })).toMatchObject({ playing: true });
});

it('has each speed in turn', () => {
  const acts = Array.from({ length: rates.length }, () => ({ type: 'rate' }) as const);
  expect(acts.map((_, at) => after(...acts.slice(0, at + 1)).rate).sort()).toEqual(
    [...rates].sort(),
  );
});

it('another voice goes on with the same article, wherever that stands now', () => {
  const voice = (...spoken: Track[]) => ({ type: 'voice' as const, tracks: spoken });
  const [one, two] = [track('one', 2), track('two', 1)];
  expect(after(ended, voice(two, one))).toMatchObject({ track: 1, part: 1, playing: true });
  expect(after(ended, { type: 'pause' }, voice(track('one', 1)))).toMatchObject({
    ...{ track: 0, part: 0, playing: false },
  });
  expect(after(ended, voice(two))).toMatchObject({ track: 0, part: 0, playing: true });
  expect(after(voice())).toMatchObject({ tracks: [], playing: false });
});

it('never points beyond its queue, whatever is pressed', () => {
  const act = fc.oneof(
    fc
      .constantFrom('toggle', 'pause', 'play', 'part-ended', 'next', 'previous', 'rate', 'sleep')
      .map((type) => ({ type }) as PlayerAct),
    fc.integer({ min: -3, max: 5 }).map((at): PlayerAct => ({ type: 'track', track: at })),
  );
  fc.assert(
    fc.property(fc.array(act), (acts) => {
      const player = after(...acts);
      expect(player.tracks[player.track]?.parts[player.part]).toBeDefined();
    }),
  );
});
