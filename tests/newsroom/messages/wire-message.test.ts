import type { MessageKind } from '@/lib/model/messages/kinds';
import { wireMessages } from '@/lib/newsroom/messages/wire-message';
import type { Store } from '@/lib/newsroom/store/contract/store';

const names: Record<string, string> = { figured: '读者 08587', chinese: '小明', latin: 'Ana' };

// The lookups that message texts need, and nothing else of a store.
const store = {
  events: { getMany: async () => [] },
  topics: { get: async () => undefined },
  accounts: { get: async (id: string) => ({ name: names[id] }) },
} as unknown as Store;

/** The Chinese text of a message of this kind. */
async function said(kind: MessageKind, actor: string | undefined, name: string, count = 1) {
  const [message] = await wireMessages(
    store,
    [
      {
        ...{ id: 'm1', kind, subject: 's', count, created_at: 1, updated_at: 1, read: false },
        payload: { actor, name: [{ lang: 'zh', text: name }] },
      },
    ],
    'zh',
  );
  return message?.text;
}

it('in Chinese, only names in Latin letters or digits are set off by spaces', async () => {
  expect(await said('reply', 'figured', '水位')).toBe('读者 08587 回复了你：水位');
  expect(await said('reply', 'chinese', '水位')).toBe('小明回复了你：水位');
  expect(await said('reply', undefined, '水位')).toBe('有人回复了你：水位');
  expect(await said('reply', 'latin', '水位', 3)).toBe(
    '你的评论有 3 条新回复，最近一条来自 Ana：水位',
  );
  expect(await said('like', 'latin', 'NASA', 3)).toBe('Ana 等 3 人赞了你的评论：NASA');
  expect(await said('bot_posted', undefined, '人工智能', 2)).toBe('人工智能发布了 2 条新内容');
  expect(await said('bot_posted', undefined, 'AI')).toBe('AI 发布了新内容');
});

it('names have the same quotation marks as on the pages', async () => {
  expect(await said('topic_changed', undefined, 'NASA')).toBe('你关注的专题“NASA”有 1 条新动态');
});
