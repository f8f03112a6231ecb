/** @jest-environment ./tests/dom-with-fetch.mjs */
import { createStore } from 'jotai';
import { changeSettingsAtom } from '@/lib/state/page/change-settings';
import { siteAtom } from '@/lib/state/page/deployment';
import { noticesAtom } from '@/lib/state/page/notices';
import { copyLinkAtom, copyTopicLinkAtom, shareOutsideAtom } from '@/lib/state/article/share';

function device(abilities: Record<string, unknown>) {
  for (const [name, value] of Object.entries(abilities)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
}

const site = { brand: '', region: 'sg' as const, shareOrigin: 'https://share.example' };
const link = 'https://share.example/news/detail?id=e%261&outside_share=1&language=en';

it('the copied link is on the share domain', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  device({ clipboard: { writeText } });
  const store = createStore();
  store.set(siteAtom, site);
  await store.set(copyLinkAtom, 'e&1');
  expect(writeText).toHaveBeenCalledWith(link);
  expect(store.get(noticesAtom)).toMatchObject([{ key: 'article.linkCopied', tone: 'good' }]);
});

it.each([
  ['the share domain', site, 'https://share.example/track?id=t%261&language=zh-CN'],
  ['a site without one', undefined, `${location.origin}/m/track?id=t%261&language=zh-CN`],
])('a topic’s copied link leads to %s, in the language of its sharer', async (_, at, copied) => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  device({ clipboard: { writeText } });
  const store = createStore();
  if (at) store.set(siteAtom, at);
  store.set(changeSettingsAtom, { language: 'zh' });
  await store.set(copyTopicLinkAtom, 't&1');
  expect(writeText).toHaveBeenCalledWith(copied);
});

it('a clipboard that refuses shows a message', async () => {
  device({ clipboard: { writeText: jest.fn().mockRejectedValue(new Error('no')) } });
  const store = createStore();
  await store.set(copyLinkAtom, 'e1');
  expect(store.get(noticesAtom)).toMatchObject([{ key: 'article.linkNotCopied', tone: 'bad' }]);
});

it("the device's share panel gets the same link; closing it is no error", async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  device({ share });
  const store = createStore();
  store.set(siteAtom, site);
  await store.set(shareOutsideAtom, 'e&1', 'A title');
  expect(share).toHaveBeenCalledWith({ url: link, title: 'A title' });
  expect(store.get(noticesAtom)).toEqual([]);
});
