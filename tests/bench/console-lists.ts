// The contents of an operator's lists, row by row, and the request for a page of each.
import { dayMs, hourMs } from '@/lib/model/time';
import { TopicStatus } from '@/lib/model/wire/enums';
import type { Page } from '@/lib/newsroom/store/contract/listing';
import type { Store } from '@/lib/newsroom/store/contract/store';
import { generatedEvent } from './generate';

export const newest = Date.UTC(2026, 0, 15);
export const limit = 50;

type Listed = {
  add(store: Store, n: number): Promise<unknown>;
  page(store: Store, cursor: string | undefined): Promise<Pick<Page<unknown>, 'next'>>;
};

/** Lists of events depend only on their ids. */
const withoutText = { ...generatedEvent(1, newest), brief: [], content: [], references: [] };
const poll = { items: 20, failed: 0, took_ms: 80 };
export const consoleLists: Readonly<Record<string, Listed>> = {
  'polls of feeds': {
    add: ({ feedPolls }, n) =>
      feedPolls.note({
        ...{ ...poll, feed_id: `f_${n % 20}`, added: n % 3 === 0 ? 2 : 0, created_at: newest + n },
        ...(n % 15 === 0 && { why: 'the server answered 503' }),
      }),
    page: ({ feedPolls }, cursor) => feedPolls.page({ outcome: 'all', cursor, limit }),
  },
  'polls that failed': {
    add: async () => undefined,
    page: ({ feedPolls }, cursor) => feedPolls.page({ outcome: 'failed', cursor, limit }),
  },
  'polls of one feed': {
    add: async () => undefined,
    page: ({ feedPolls }, cursor) =>
      feedPolls.page({ outcome: 'all', feed_id: 'f_7', cursor, limit }),
  },
  'acts of operators': {
    add: ({ operators }, n) =>
      operators.note({
        ...{ id: `act_${n}`, user_id: `op_${n % 5}`, target: `e_${n}` },
        // `topic.take_down` in one of ten rows.
        act: n % 10 === 7 ? 'topic.take_down' : `event.${n % 2 === 0 ? 'pin' : 'unpin'}`,
        ...{ before: '', after: '', created_at: newest + n },
      }),
    page: ({ operators }, cursor) => operators.acts({ cursor, limit }),
  },
  'acts of one operator': {
    add: async () => undefined,
    page: ({ operators }, cursor) => operators.acts({ user_id: 'op_3', cursor, limit }),
  },
  'acts on topics': {
    add: async () => undefined,
    page: ({ operators }, cursor) => operators.acts({ act: 'topic', cursor, limit }),
  },
  'acts of one name': {
    add: async () => undefined,
    page: ({ operators }, cursor) => operators.acts({ act: 'event.pin', cursor, limit }),
  },
  'acts of no such name': {
    add: async () => undefined,
    page: ({ operators }, cursor) => operators.acts({ act: 'zzyzx', cursor, limit }),
  },
  'messages sent': {
    add: ({ deliveries }, n) =>
      deliveries.note({ kind: 'daily', channel: 'email', sent: 1 }, newest - n * hourMs),
    page: ({ deliveries }, cursor) => deliveries.page(cursor, limit),
  },
  'use of models': {
    add: ({ modelUses }, n) =>
      modelUses.note({ purpose: 'write', model: 'm', calls: 1, tokens_in: 9 }, newest - n * dayMs),
    page: ({ modelUses }, cursor) => modelUses.page(cursor, limit),
  },
  reports: {
    add: ({ readers }, n) =>
      readers.report(`u:r${n}`, { target: 1, reason: 1, text: `Report ${n}` }, newest + n),
    page: ({ reports }, cursor) => reports.page({ state: 'open', cursor, limit }),
  },
  'reports, all': {
    add: async () => undefined,
    page: ({ reports }, cursor) => reports.page({ state: 'all', cursor, limit }),
  },
  'reports, closed': {
    // Half of the open ones.
    async add({ reports }, n) {
      if (n % 100 !== 0) return;
      const { items } = await reports.page({ state: 'open', limit: 100 });
      for (const { id } of items.slice(0, 50)) await reports.close(id, 'Thanks.', newest + n);
    },
    page: ({ reports }, cursor) => reports.page({ state: 'closed', cursor, limit }),
  },
  invitations: {
    add: ({ invites }, n) =>
      invites.add({ subject: `reader-${n}@example.org`, created_at: newest + n }),
    page: ({ invites }, cursor) => invites.page({ cursor, limit }),
  },
  'comments of all events': {
    add: ({ comments }, n) =>
      comments.add({
        ...{ id: `c_${n}`, event_id: 'e_bench', owner: `u:${n % 10}`, text: `Comment ${n}` },
        created_at: newest + n,
      }),
    page: ({ comments }, cursor) => comments.latest({}, cursor, limit),
  },
  'comments of one event': {
    add: async () => undefined,
    page: ({ comments }, cursor) => comments.latest({ event_id: 'e_bench' }, cursor, limit),
  },
  'comments of one reader': {
    add: async () => undefined,
    page: ({ comments }, cursor) => comments.latest({ owner: 'u:7' }, cursor, limit),
  },
  'comments with a text': {
    add: async () => undefined,
    page: ({ comments }, cursor) => comments.latest({ part: 'OMMENT 9' }, cursor, limit),
  },
  'comments with a rare text': {
    add: async () => undefined,
    page: ({ comments }, cursor) => comments.latest({ part: 'Comment 77' }, cursor, limit),
  },
  'comments that nothing fits': {
    add: async () => undefined,
    page: ({ comments }, cursor) => comments.latest({ part: 'zzyzx' }, cursor, limit),
  },
  'shared themes': {
    add: ({ themes }, n) =>
      themes.create(
        {
          ...{ id: `th_${n}`, owner: `u:${n}`, name: `Theme ${n}`, shared: true },
          definition: { keywords: ['bridge'], excluded: [], sources: [], languages: [] },
          ...{ taken_down: false, follow_count: n % 90, created_at: newest, updated_at: newest },
        },
        9,
      ),
    page: ({ themes }, cursor) => themes.square(cursor, limit),
  },
  'themes taken down': {
    add: ({ themes }, n) => themes.takeDown(`th_${n}`, n % 2 === 0),
    page: ({ themes }, cursor) => themes.takenDown(cursor, limit),
  },
  topics: {
    add: ({ topics }, n) =>
      topics.create({
        ...{ id: `t_${n}`, key: `q:${n}`, type: 'user_create', lang: 'en', icon: '' },
        ...{ name: [{ lang: 'en', text: `Topic ${n}` }], description: [], terms: { bench: 1 } },
        ...{ created_at: newest + n, status: TopicStatus.INIT, least: 1 },
      }),
    page: ({ topics }, cursor) => topics.list('', cursor, limit),
  },
  'topics with a name': {
    add: async () => undefined,
    page: ({ topics }, cursor) => topics.list('OPIC 9', cursor, limit),
  },
  'topics with a rare name': {
    add: async () => undefined,
    page: ({ topics }, cursor) => topics.list('Topic 77', cursor, limit),
  },
  'topics that nothing fits': {
    add: async () => undefined,
    page: ({ topics }, cursor) => topics.list('zzyzx', cursor, limit),
  },
  'events pinned': {
    add: ({ eventEdits }, n) =>
      eventEdits.change(`e_${n}`, n % 2 === 0 ? { pinned_at: newest + n } : {}, newest + n),
    page: ({ eventEdits }, cursor) => eventEdits.list({ state: 'pinned', cursor, limit }),
  },
  'events with a label': {
    add: ({ eventEdits }, n) =>
      eventEdits.setLabeled(`Label ${n % 20}`, `e_${n}`, true, newest + n),
    page: ({ eventEdits }, cursor) =>
      eventEdits.list({ state: 'labeled', label: 'Label 7', cursor, limit }),
  },
  labels: {
    add: async () => undefined,
    async page({ eventEdits }) {
      await eventEdits.labels();
      return {};
    },
  },
  'events taken down': {
    add: ({ events }, n) =>
      events.save({
        ...{ ...withoutText, id: `e_${n}`, updated_at: newest + n },
        // Long ago, and few of all.
        taken_down: n < 100,
      }),
    page: ({ eventEdits }, cursor) => eventEdits.list({ state: 'taken_down', cursor, limit }),
  },
};
