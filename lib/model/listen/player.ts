// The read-aloud player as a pure reducer: its queue and position. Protects: the position is never
// outside the queue, which holds nothing twice, and a sleep timer stops only what it was set for.

/** How many items a queue may have left to read. */
export const queueMost = 50;

export type Spoken = { kind: string; text: string; lang: string; audio?: string };
export type Track = {
  event_id?: string;
  title: string;
  lang: string;
  /** The voice, if the site speaks it. */
  speaker?: string;
  /** Added individually: read in full, whatever the rest of the queue is. */
  added?: true;
  parts: readonly Spoken[];
};

export const rates = [0.75, 1, 1.25, 1.5, 2] as const;
export type Rate = (typeof rates)[number];
/** Minutes, or until the article ends. */
export const sleeps = ['off', 'item', 15, 30] as const;
export type Sleep = (typeof sleeps)[number];

export type Player = {
  tracks: readonly Track[];
  track: number;
  part: number;
  playing: boolean;
  /** It has reached the end of its queue, and no more was requested. */
  done: boolean;
  rate: Rate;
  sleep: Sleep;
};

export type PlayerAct =
  /** `voice`: the same, in another voice or language. */
  | { type: 'load' | 'voice'; tracks: readonly Track[] }
  | {
      type:
        | 'toggle'
        | 'pause'
        | 'play'
        | 'part-ended'
        | 'next'
        | 'previous'
        | 'rate'
        | 'sleep'
        | 'slept';
    }
  | { type: 'track' | 'remove'; track: number }
  /** An event that its reader does not want, even if it is being read now. */
  | { type: 'drop'; id: string }
  /** Appends to the queue. */
  | { type: 'add'; track: Track };

export const emptyPlayer: Player = {
  ...{ tracks: [], track: 0, part: 0, playing: false, done: false },
  ...{ rate: 1, sleep: 'off' },
};

const after = <T>(list: readonly [T, ...T[]], one: T): T =>
  list[(list.indexOf(one) + 1) % list.length] ?? list[0];

/** Parses a speed; undefined for any other text. */
export const readRate = (text: string | undefined): Rate | undefined =>
  rates.find((rate) => String(rate) === text);

/** Tracks with something to read, each event once. */
const readable = (tracks: readonly Track[]): Track[] =>
  tracks.filter(
    ({ event_id: id, parts }, place) =>
      parts.length > 0 &&
      (id === undefined || tracks.findIndex((one) => one.event_id === id) === place),
  );

/** Moves to the beginning of a track; beyond the last one it stops, ready to restart that one. */
function atTrack(player: Player, track: number): Player {
  if (track >= player.tracks.length) return { ...player, part: 0, playing: false, done: true };
  return { ...player, track: Math.max(0, track), part: 0, done: false };
}

function nextPart(player: Player, byItself: boolean): Player {
  const { tracks, track, part, sleep } = player;
  if (part + 1 < (tracks[track]?.parts.length ?? 0))
    return { ...player, part: part + 1, done: false };
  const next = atTrack(player, track + 1);
  return byItself && sleep === 'item' ? { ...next, playing: false, sleep: 'off' } : next;
}

/** Why nothing can be added, if so. What was already read may be added again. */
export function notAddable(player: Player, id: string): 'alreadyQueued' | 'queueFull' | undefined {
  const left = player.done ? [] : player.tracks.slice(player.track);
  if (left.some(({ event_id }) => event_id === id)) return 'alreadyQueued';
  return left.length < queueMost ? undefined : 'queueFull';
}

function withAdded(player: Player, added: Track): Player {
  const { event_id: id, parts } = added;
  if (id === undefined || parts.length === 0 || notAddable(player, id)) return player;
  const at = player.tracks.findIndex(({ event_id }) => event_id === id);
  const others = player.tracks.filter((_, place) => place !== at);
  const all = [...others, added];
  // Whatever finished longest ago makes room.
  const tracks = all.slice(-queueMost);
  if (player.done || others.length === 0)
    return { ...player, tracks, track: tracks.length - 1, part: 0, playing: true, done: false };
  const before = all.length - tracks.length + (at >= 0 ? 1 : 0);
  return { ...player, tracks, track: player.track - before };
}

/** Removes one of its tracks; the current one stays. */
function without(player: Player, removed: number): Player {
  if (removed === player.track || player.tracks[removed] === undefined) return player;
  const tracks = player.tracks.filter((_, place) => place !== removed);
  return { ...player, tracks, track: player.track - (removed < player.track ? 1 : 0) };
}

/** Removes an event; if it is being read, the next one follows, and after the last one it stops. */
function withoutEvent(player: Player, id: string): Player {
  const at = player.tracks.findIndex(({ event_id }) => event_id === id);
  if (at < 0) return player;
  return without(at === player.track ? atTrack(player, at + 1) : player, at);
}

const langOfPart = (track: Track | undefined, { part }: Player) => track?.parts[part]?.lang;

/** The player after an action. Pure: speech and clock are elsewhere. */
export function reducePlayer(player: Player, act: PlayerAct): Player {
  switch (act.type) {
    case 'load': {
      const tracks = readable(act.tracks);
      return { ...player, tracks, track: 0, part: 0, playing: tracks.length > 0, done: false };
    }
    case 'voice': {
      const tracks = readable(act.tracks);
      const now = player.tracks[player.track];
      const at = tracks.findIndex(({ event_id }) => event_id === now?.event_id);
      const track = Math.max(0, at);
      // Sentences of two languages cannot be matched: the article restarts.
      const isSame = at >= 0 && langOfPart(tracks[at], player) === langOfPart(now, player);
      const playing = player.playing && tracks.length > 0;
      return { ...player, tracks, track, part: isSame ? player.part : 0, playing };
    }
    case 'toggle':
      return { ...player, playing: !player.playing && player.tracks.length > 0, done: false };
    case 'play':
      return { ...player, playing: player.tracks.length > 0, done: false };
    case 'pause':
      return { ...player, playing: false };
    case 'part-ended':
      return nextPart(player, true);
    case 'next':
      return nextPart(player, false);
    case 'previous':
      if (player.part > 0) return { ...player, part: player.part - 1 };
      return atTrack(player, player.track - 1);
    case 'track':
      return atTrack(player, act.track);
    case 'add':
      return withAdded(player, act.track);
    case 'remove':
      return without(player, act.track);
    case 'drop':
      return withoutEvent(player, act.id);
    case 'rate':
      return { ...player, rate: after(rates, player.rate) };
    // The timer has run out: reset it.
    case 'slept':
      return { ...player, playing: false, sleep: 'off' };
    case 'sleep':
      return { ...player, sleep: after(sleeps, player.sleep) };
  }
}
