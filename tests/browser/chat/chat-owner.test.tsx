import { claimConversation, forgetConversation } from '@/lib/browser/chat/chat-owner';
import { writeCache } from '@/lib/browser/storage/cache';
import { keepSearch, recentSearches } from '@/lib/browser/storage/recent-searches';

const kinds = ['chatbot_history', 'chatbot_history_page', 'chatbot_session'] as const;
const left = () => kinds.filter((kind) => localStorage.getItem(`${kind}:a`) !== null);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const kind of kinds) writeCache(kind, 'a', { text: 'asked' }, 1);
  sessionStorage.setItem('chat_draft', 'not sent');
  sessionStorage.setItem('draft:comment:e1', 'not posted');
});

it('a guest’s conversation moves to the account that signs in', () => {
  expect([claimConversation(undefined), claimConversation('u1'), claimConversation('u1')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(left()).toEqual([...kinds]);
  expect(sessionStorage.getItem('draft:comment:e1')).toBe('not posted');
});

it.each([['u2'], [undefined]])('a conversation of one account is not shown to %s', (next) => {
  claimConversation('u1');
  expect(claimConversation(next)).toBe(true);
  expect(left()).toEqual([]);
  expect(sessionStorage.getItem('chat_draft')).toBeNull();
  expect(sessionStorage.getItem('draft:comment:e1')).toBeNull();
});

it('the next reader after a forgotten one starts a new conversation', () => {
  claimConversation('u1');
  forgetConversation();
  expect(left()).toEqual([]);
  expect(claimConversation('u2')).toBe(false);
});

it.each<[string, string | undefined, string[], string]>([
  ['u1', undefined, ['u1’s'], 'nobody, whose session may only have ended'],
  ['u1', 'u1', ['u1’s'], 'its own'],
  ['u1', 'u2', [], 'another'],
])('the searches of account %s, when %s is here, are %j: it is %s', (owner, here, left, _) => {
  keepSearch(owner, 'u1’s');
  claimConversation(here);
  expect(recentSearches(owner)).toEqual(left);
});

it('a guest’s searches are the device’s, whoever signs in', () => {
  keepSearch(undefined, 'lunar base');
  claimConversation('u1');
  expect(recentSearches('u1')).toEqual([]);
  expect(recentSearches(undefined)).toEqual(['lunar base']);
});
