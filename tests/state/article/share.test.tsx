/** @jest-environment ./tests/dom-with-fetch.mjs */
import { createStore } from 'jotai';
import { siteAtom } from '@/lib/state/page/deployment';
import { noticesAtom } from '@/lib/state/page/notices';
import { copyLinkAtom, shareOutsideAtom } from '@/lib/state/article/share';

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
