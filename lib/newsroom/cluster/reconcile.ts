// Matches new groups with existing events: an event continues as the group that has most of it, so
// that ids are stable. Other groups begin new events; an event without articles is merged into the
// one that got most of them. The same groups on its own result change nothing.
import type { Entry, Span } from './postings';

export type Standing = Span & {
  /** Its articles stay in it, whatever their similarity, and no others move to it. */
  takenDown: boolean;
};

export type Plan = {
  /** Articles that move, by the event they move to. */
  moves: Map<string, Entry[]>;
  /** Events that are left without articles, and the events they were merged into. */
  ended: Map<string, string>;
};

export type Rules = {
  /** Articles outside of this span keep their event: they are only context for others. */
  open: Span;
  /** An event takes no articles this long after its first one: a serial begins a new event. */
  eventMs: number;
  /** The id of an event that begins with this article; different for every `attempt`. */
  nameOf: (articleId: string, attempt: number) => string;
  /** Whether an id is in use, or was. */
  taken: (id: string) => boolean;
};

type Claim = { group: Entry[]; event: string; held: number };

const count = (held: Map<string, number>, key: string) => held.set(key, (held.get(key) ?? 0) + 1);

/** Separates newer articles of a serial from those that its event took in time. */
function withoutSerials(
  groups: readonly Entry[][],
  standing: ReadonlyMap<string, Standing>,
  eventMs: number,
): Entry[][] {
  return groups.flatMap((group) => {
    const closed = (entry: Entry) => {
      const began = standing.get(entry.event_id)?.from ?? entry.published_at;
      return group.some(({ published_at }) => published_at - began > eventMs);
    };
    const parts = new Map<string, Entry[]>();
    for (const entry of group) {
      const part = closed(entry) ? entry.event_id : '';
      parts.set(part, [...(parts.get(part) ?? []), entry]);
    }
    return [...parts.values()];
  });
}

/**
 * The least change to the existing events that gives the groups of a window: which articles move,
 * and which events end. Pure.
 */
export function reconcile(
  clustered: readonly Entry[][],
  standing: ReadonlyMap<string, Standing>,
  { open, eventMs, nameOf, taken }: Rules,
): Plan {
  const isDown = (event: string) => standing.get(event)?.takenDown === true;
  const pinned = ({ event_id, published_at: time }: Entry) =>
    time < open.from || time > open.until || isDown(event_id);
  const groups = withoutSerials(clustered, standing, eventMs);
  const claims = groups.flatMap((group): Claim[] => {
    const held = new Map<string, number>();
    for (const { event_id } of group) if (!isDown(event_id)) count(held, event_id);
    return [...held].map(([event, articles]) => ({ group, event, held: articles }));
  });
  const began = (event: string) => standing.get(event)?.from ?? 0;
  claims.sort(
    (a, b) => b.held - a.held || began(a.event) - began(b.event) || (a.event < b.event ? -1 : 1),
  );
  const events = new Map<Entry[], string>();
  const used = new Set<string>();
  for (const { group, event } of claims) {
    if (events.has(group) || used.has(event)) continue;
    events.set(group, event);
    used.add(event);
  }

  const moves: Plan['moves'] = new Map();
  const left = new Map<string, number>();
  const gone = new Map<string, Map<string, number>>();
  for (const group of groups) {
    let event = events.get(group);
    const first = group.find((entry) => !pinned(entry));
    for (let attempt = 0; event === undefined && first; attempt += 1) {
      const name = nameOf(first.article_id, attempt);
      if (used.has(name) || standing.has(name) || taken(name)) continue;
      event = name;
      used.add(name);
    }
    for (const entry of group) {
      if (event === undefined || entry.event_id === event || pinned(entry)) {
        count(left, entry.event_id);
        continue;
      }
      moves.set(event, [...(moves.get(event) ?? []), entry]);
      count(left, event);
      const heirs = gone.get(entry.event_id) ?? new Map<string, number>();
      count(heirs, event);
      gone.set(entry.event_id, heirs);
    }
  }

  const ended: Plan['ended'] = new Map();
  for (const [event, heirs] of gone) {
    const span = standing.get(event);
    const beyond = span && (span.from < open.from || span.until > open.until);
    if (left.has(event) || beyond) continue;
    const [heir] = [...heirs].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    if (heir) ended.set(event, heir[0]);
  }
  return { moves, ended };
}

/** Splits the plan into parts without a common event: each can be carried out by itself. */
export function apart({ moves, ended }: Plan): Plan[] {
  const root = new Map<string, string>();
  const find = (event: string): string => {
    const up = root.get(event) ?? event;
    return up === event ? event : find(up);
  };
  const join = (a: string, b: string) => root.set(find(a), find(b));
  for (const [event, entries] of moves) for (const entry of entries) join(entry.event_id, event);
  for (const [from, to] of ended) join(from, to);
  const parts = new Map<string, Plan>();
  const partOf = (event: string) => {
    const key = find(event);
    const part = parts.get(key) ?? { moves: new Map(), ended: new Map() };
    parts.set(key, part);
    return part;
  };
  for (const [event, entries] of moves) partOf(event).moves.set(event, entries);
  for (const [from, to] of ended) partOf(from).ended.set(from, to);
  return [...parts.values()];
}
