// What belongs to one reader, named by others: each call that takes the id of such a thing, from
// another reader and from a guest. Protects: they are refused or reach nothing, and what its reader
// has stays as it was. The calls are found by the names of their fields, so that a new one needs a
// row here.
import { operations, type Input, type OperationName } from '@/lib/contract';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import {
  newEmail,
  openSite,
  signUpByEmail,
  start,
  type Browser,
  type Site,
} from '../newsroom/accounts/site';

/** The fields that name something of a reader. */
const fields = [
  ...['comment_id', 'id', 'message_id', 'message_ids', 'run_id', 'theme_id', 'token_id'],
  ...['topic_id', 'turn_id', 'turn_ids'],
] as const;
type Field = (typeof fields)[number];

/**
 * `refused`: told that there is no such thing, or that it is not theirs. `nothing`: success without
 * an effect on others, since repeating an own call is one, too. `everybody`: open to all readers.
 */
const expected: Partial<Record<OperationName, 'refused' | 'nothing' | 'everybody'>> = {
  ActOnComment: 'everybody',
  AnchorCache: 'everybody',
  Chat: 'everybody',
  ConfigTheme: 'refused',
  CreateReply: 'everybody',
  DeleteComment: 'refused',
  DeleteDeepMind: 'refused',
  DeleteTheme: 'refused',
  DeleteTopic: 'refused',
  DeleteTurns: 'nothing',
  EditTopic: 'refused',
  EndSession: 'nothing',
  FollowTheme: 'refused',
  FollowTopic: 'everybody',
  GetMomentCursor: 'everybody',
  GetThemeCard: 'refused',
  GetThemeData: 'refused',
  GetTopic: 'everybody',
  GetTopicItemList: 'everybody',
  ListCommentReplies: 'everybody',
  MarkMessagesRead: 'nothing',
  MarkTopicRead: 'everybody',
  PublishAnswer: 'refused',
  QueryDeepMind: 'refused',
  RateAnswer: 'refused',
  RevokeAccessToken: 'nothing',
  SaveDeepMind: 'refused',
  StartDeepMind: 'refused',
  StopDeepMind: 'refused',
  UnfollowTheme: 'nothing',
  WithdrawAnswer: 'nothing',
};

const event_id = 'sample-leap-second';
let site: Site;
let store: OpenStore;
let reader: Browser;
let other: Browser;
let guest: Browser;
let owner: `u:${string}`;
let things: Record<Field, string | string[]>;
let answerId: string;

beforeAll(async () => {
  site = await openSite();
  store = await openStore({ dataDir: site.dataDir });
  [reader, other, guest] = [site.browser(), site.browser(), site.browser()];
  owner = `u:${await signUpByEmail(reader, newEmail())}`;
  await signUpByEmail(other, newEmail());
  await guest.call('DisplayTabs', {});
  things = await madeBy(reader);
});
afterAll(async () => {
  await store.close();
  await site.close();
});

async function madeBy(browser: Browser): Promise<typeof things> {
  const theme = await browser.call('CreateTheme', { name: 'Time', keywords: ['time'] });
  const theme_id = theme.body.theme?.theme_id ?? '';
  const [run_id, turn_id] = ['dm_of-a-reader', 'turn-of-a-reader'];
  const asked = { owner, question: 'What is new?', created_at: start };
  await store.themes.runs.begin({
    ...{ ...asked, id: run_id, theme_id, lang: 'en', state: 'queued', saved: false },
    ...{ tries: 0, lease_until: start + 60_000, steps: [] },
  });
  await store.themes.runs.end(run_id, 'stopped', start);
  await store.turns.begin({ ...asked, id: turn_id, session: 's', language: 'en', digest: 'd' });
  await store.turns.end(owner, turn_id, 'done', []);
  const turn = await store.turns.find(owner, turn_id);
  if (!turn) throw new Error('The turn was just stored.');
  answerId = await store.published.publish(turn, start);
  const about = { kind: 'event_changed', key: 'v2', subject: `e:${event_id}` } as const;
  await store.messages.add({ ...about, owner, payload: { event_id }, now: start });
  const messages = (await browser.call('ListMessages', {})).body.data?.messages;
  const token = await browser.call('CreateAccessToken', { name: 'An app' });
  const sessions = (await browser.call('ListSessions', {})).body.data?.sessions;
  const topic = await browser.call('CreateTopic', { query: 'leap second' });
  const comment = await browser.call('CreateComment', { event_id, text: 'First.' });
  const message_id = messages?.[0]?.message_id ?? '';
  return {
    ...{ theme_id, run_id, turn_id, turn_ids: [turn_id], message_id, message_ids: [message_id] },
    comment_id: comment.body.data?.comment.comment_id ?? '',
    id: sessions?.[0]?.id ?? '',
    token_id: token.body.data?.token.id ?? '',
    topic_id: topic.body.topic?.topic_id ?? '',
  };
}

/** Everything as its reader has it. */
async function kept() {
  const { theme_id, run_id, turn_id, topic_id } = things as Record<Field, string>;
  return {
    theme: (await reader.call('GetThemeData', { theme_id })).body.theme,
    run: (await reader.call('QueryDeepMind', { run_id })).body.run,
    topic: (await reader.call('GetTopic', { topic_id })).body.topic,
    turn: await store.turns.find(owner, turn_id),
    answer: await store.published.find(answerId),
    comments: (await reader.call('ListEventComments', { event_id })).body.data,
    messages: (await reader.call('ListMessages', {})).body.data,
    tokens: (await reader.call('ListAccessTokens', {})).body.data,
    sessions: (await reader.call('ListSessions', {})).body.data?.sessions,
  };
}

const isField = (field: string): field is Field => (fields as readonly string[]).includes(field);
const fieldsOf = (name: OperationName) => Object.keys(operations[name].input.shape).filter(isField);
const names = (Object.keys(operations) as OperationName[]).filter(
  (name) => operations[name].group !== 'inner' && fieldsOf(name).length > 0,
);

it('each call that names something of a reader has a row', () => {
  expect(Object.keys(expected)).toEqual(names.toSorted());
});

it('there is one of each thing', async () => {
  expect(Object.entries(things).filter(([, id]) => [id].flat().includes(''))).toEqual([]);
  const has = Object.entries(await kept()).filter(([, thing]) => !thing);
  expect(has).toEqual([]);
});

it.each(names.filter((name) => expected[name] !== 'everybody'))('%s', async (name) => {
  const before = await kept();
  const named = Object.fromEntries(fieldsOf(name).map((field) => [field, things[field]]));
  const input = { ...operations[name].sample, ...named } as Input<typeof name>;
  for (const who of [other, guest]) {
    const { status, code } = await who.verdict(name, input);
    const isRefused = status >= 400 || code !== 0;
    // Some of what a reader may do without an effect needs a sign-in.
    if (who === other || expected[name] === 'refused') {
      expect(isRefused).toBe(expected[name] === 'refused');
    }
    expect(await kept()).toEqual(before);
  }
});
