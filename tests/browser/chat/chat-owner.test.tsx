import { claimConversation, forgetConversation } from '@/lib/browser/chat/chat-owner';
import { writeCache } from '@/lib/browser/storage/cache';

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
