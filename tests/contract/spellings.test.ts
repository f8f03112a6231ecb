// The input spellings that the contract accepts and those it refuses: other people's programs send
// numbers for words, lists as text and days in three forms.
import { z } from 'zod';
import { botIds, customizeFields } from '@/lib/contract/bot';
import { likeAction } from '@/lib/contract/comment';
import { anyLanguage, dayName } from '@/lib/contract/daily-report';
import { newMute } from '@/lib/contract/mutes';
import { operations, type OperationName } from '@/lib/contract';
import { readTagKey, tagKey, tagKeyOf } from '@/lib/contract/interests';
import { themeDefinition } from '@/lib/contract/theme';
import { muteChars } from '@/lib/model/feed/mutes';
import { CommentSort, LikeOperate, MessageType } from '@/lib/model/wire/enums';

const refused = Symbol('refused');
const read = (schema: z.ZodType, given: unknown): unknown => {
  const { success, data } = schema.safeParse(given);
  return success ? data : refused;
};
const input = (name: OperationName, given: unknown) => read(operations[name].input, given);

describe('a list', () => {
  it.each([
    ['a,b', ['a', 'b']],
    [' a , ,b ', ['a', 'b']],
    ['["a","b"]', ['a', 'b']],
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    ['', []],
    [['a', ''], refused],
    [7, refused],
  ])('of bots: %j', (given, found) => expect(read(botIds, given)).toEqual(found));

  it.each([
    ['oil, gas，coal、wood;sun；wind\nrain', ['oil', 'gas', 'coal', 'wood', 'sun', 'wind', 'rain']],
    ['oil, ,oil', ['oil']],
    [[' oil ', 'oil'], ['oil']],
    [[' '], refused],
    [{ a: 1 }, refused],
  ])('of words of a theme: %j', (keywords, found) => {
    const definition = read(themeDefinition, { keywords });
    expect(found === refused ? definition : (definition as { keywords: unknown }).keywords).toEqual(
      found,
    );
  });

  it.each([
    ['a, b ,a', ['a', 'b']],
    ['...', refused],
    ['a\u0007', refused],
    [['a,b'], refused],
    [['a，b'], refused],
    [['3'], ['3']],
  ])('of words of a bot: %j', (given, found) =>
    expect(read(customizeFields.extra_words, given)).toEqual(found),
  );

  it.each([
    ['ZH,en', ['en', 'zh']],
    ['zh,zh-CN', ['zh']],
    ['', []],
    ['de', refused],
    ['en,source', refused],
  ])('of languages: %j', (given, found) =>
    expect(read(customizeFields.languages, given)).toEqual(found),
  );

  it.each([
    ['a, b,', ['a', 'b']],
    [['a'], ['a']],
    ['', refused],
    [' , ', refused],
  ])('of topics: %j', (topic_ids, found) => {
    const given = input('GetTopicItemLists', { topic_ids });
    expect(found === refused ? given : (given as { topic_ids: unknown }).topic_ids).toEqual(found);
  });
});

describe('a word or its number', () => {
  it.each([
    ...['1', 1, 'like', 'LIKE'].map((given) => [given, LikeOperate.Like] as const),
    ...['2', 2, 'unlike', 'cancel_like', 'cancelLike', 'Cancel'].map(
      (given) => [given, LikeOperate.CancelLike] as const,
    ),
    ...['0', '12', 'likes', '', true, null].map((given) => [given, refused] as const),
  ])('likes or takes it back: %j', (given, found) => expect(read(likeAction, given)).toBe(found));

  const sortOf = (sort: unknown) => {
    const given = input('ListEventComments', {
      event_id: 'e',
      ...(sort !== undefined && { sort }),
    });
    return given === refused ? refused : (given as { sort: unknown }).sort;
  };
  it.each([
    ...Object.entries(CommentSort).flatMap(([name, number]) =>
      [name, name.toUpperCase(), number, String(number)].map((one): [unknown, unknown] => [
        one,
        number,
      ]),
    ),
    [undefined, CommentSort.Hot],
    ['best', refused],
    ['99', refused],
    ['1a', refused],
  ] satisfies [unknown, unknown][])('orders comments: %j', (given: unknown, found: unknown) =>
    expect(sortOf(given)).toBe(found),
  );

  const typeOf = (type: unknown) => {
    const given = input('ListMessages', { type });
    return given === refused ? refused : (given as { type?: unknown }).type;
  };
  it.each([
    ...Object.entries(MessageType).flatMap(([name, number]) => [
      ...[name, name.toLowerCase(), number, String(number)].map((one) => [one, number] as const),
    ]),
    ...['', 0, '0', undefined].map((given) => [given, undefined] as const),
    ...['news', '99', 'x1', '1x', 99].map((given) => [given, refused] as const),
  ])('is a type of messages: %j', (given, found) => expect(typeOf(given)).toBe(found));

  const disinterest = (given: object) => {
    const found = input('Disinterest', given);
    return found === refused ? refused : (found as { disinterest_type: unknown }).disinterest_type;
  };
  it.each([
    ...['topic', 1, '1'].map((given) => [given, 'topic'] as const),
    ...['source', 2].map((given) => [given, 'source'] as const),
    ...['entity', '3'].map((given) => [given, 'entity'] as const),
    ...['event', 4].map((given) => [given, 'event'] as const),
    ...[0, 5, 1.5, 'thing', ''].map((given) => [given, refused] as const),
  ])('is what a reader wants less of: %j', (disinterest_type, found) => {
    expect(disinterest({ disinterest_type, disinterest_entity_id: 'x' })).toBe(found);
  });

  it('what is wanted less must be named', () => {
    const entity = { disinterest_type: 'entity' };
    expect(disinterest({ ...entity, disinterest_entity_id: ' ' })).toBe(refused);
    expect(disinterest({ ...entity, event_id: 'e1' })).toBe(refused);
    // A name may contain characters that an id may not.
    expect(disinterest({ ...entity, disinterest_entity_id: 'Ana de la Cruz, 马尼拉' })).toBe(
      'entity',
    );
    const event = { disinterest_type: 'event' };
    expect(disinterest(event)).toBe(refused);
    expect(disinterest({ ...event, event_id: 'e1' })).toBe('event');
    expect(disinterest({ ...event, disinterest_entity_id: 'e1' })).toBe('event');
  });
});

describe('a time', () => {
  it.each([
    ...['2026-01-31', '20260131', '2026/01/31', ' 2026.01.31 '].map((one) => [one, '2026-01-31']),
    ['Today', 'today'],
    ['yesterday', 'yesterday'],
  ])('is a day: %j', (given, day) => expect(read(dayName, given)).toBe(day));
  it.each([
    '2026-02-30',
    '2026-13-01',
    '31-01-2026',
    '2026013',
    'tomorrow',
    '',
    'x2026-01-31',
    '2026-01-31x',
  ])('is no day: %j', (given) => expect(read(dayName, given)).toBe(refused));

  it('of a language accepts any spelling, and treats an unknown one as not given', () => {
    const spellings = ['zh', 'ZH-Hans', 'fil', 'en-US', 'de', ''];
    const found = spellings.map((one) => read(anyLanguage, one));
    expect(found).toEqual(['zh', 'zh', 'ph', 'en', undefined, undefined]);
    expect(read(anyLanguage, 'x'.repeat(36))).toBe(refused);
  });
});

describe('an input that says nothing', () => {
  it('is refused: feedback, a change of settings, interests', () => {
    expect(input('UserFeedback', {})).toBe(refused);
    expect(input('UserFeedback', { text: '  ' })).toBe(refused);
    expect(input('UserFeedback', { text: 'Old' })).toEqual({ text: 'Old' });
    expect(input('UserFeedback', { option: 'outdated' })).toEqual({ option: 'outdated' });
    expect(input('SaveCustomizeInfo', { customize_info: {} })).toBe(refused);
    const change = { customize_info: { quiet_hours: null } };
    expect(input('SaveCustomizeInfo', change)).toEqual(change);
    const interests = (count: number) =>
      JSON.stringify(
        Array.from({ length: count }, (_, at) => ({
          category: 'technology',
          keyword: `word ${at}`,
        })),
      );
    expect(input('InitializeUserInterests', { interests: interests(3) })).not.toBe(refused);
    expect(input('InitializeUserInterests', { interests: interests(2) })).toBe(refused);
    expect(input('InitializeUserInterests', { interests: interests(201) })).toBe(refused);
    expect(input('InitializeUserInterests', { interests: 'chess' })).toBe(refused);
  });

  it('is refused: the recipient or target of an operator’s call', () => {
    const notice = { key: 'k', text: 't' };
    expect(input('SendNotice', notice)).toBe(refused);
    expect(input('SendNotice', { ...notice, user_id: 'u', all: true })).toBe(refused);
    expect(input('SendNotice', { ...notice, all: true })).not.toBe(refused);
    expect(input('SendNotice', { ...notice, user_id: 'u' })).not.toBe(refused);
    for (const who of [{}, { user_id: 'u', device_id: 'd' }]) {
      expect(input('DeleteCacheKeys', { ...who, key: 'k' })).toBe(refused);
    }
    for (const what of [{}, { key: 'k', prefix: 'p' }]) {
      expect(input('DeleteCacheKeys', { user_id: 'u', ...what })).toBe(refused);
    }
    expect(input('DeleteCacheKeys', { device_id: 'd', prefix: 'p' })).not.toBe(refused);
    expect(input('DeleteCacheKeys', { user_id: 'u', key: 'k' })).not.toBe(refused);
  });
});

describe('a name', () => {
  it('of an interest is its category and keyword, at the first slash', () => {
    const pair = { category: 'technology', keyword: 'TCP/IP' };
    expect(tagKeyOf(pair)).toBe('technology/TCP/IP');
    expect(readTagKey('technology/TCP/IP')).toEqual(pair);
    expect(read(tagKey, 'technology/TCP/IP')).toBe('technology/TCP/IP');
    for (const wrong of ['technology', 'technology/', '/chess', '']) {
      expect(read(tagKey, wrong)).toBe(refused);
    }
  });

  it('of a mute has at most the characters its kind allows, and a word at least two', () => {
    for (const [kind, most] of Object.entries(muteChars)) {
      expect(read(newMute, { kind, label: 'x'.repeat(most) })).not.toBe(refused);
      expect(read(newMute, { kind, label: 'x'.repeat(most + 1) })).toBe(refused);
      // Characters as readers count them, not UTF-16 units.
      expect(read(newMute, { kind, label: '𠮷'.repeat(Math.floor(most / 2) + 1) })).not.toBe(
        refused,
      );
    }
    expect(read(newMute, { kind: 'word', label: 'a' })).toBe(refused);
    expect(read(newMute, { kind: 'source', label: 'X' })).not.toBe(refused);
    for (const label of [' oil', 'oil ', 'o\nil', '']) {
      expect(read(newMute, { kind: 'source', label })).toBe(refused);
    }
  });
});
