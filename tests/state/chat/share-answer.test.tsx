/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, screen } from '@testing-library/react';
import { PlainNotices } from '@/components/shell/plain-notices';
import { languages } from '@/lib/model/text/languages';
import { copyAnswerLinkAtom, shareAnswerOutsideAtom } from '@/lib/state/chat/share-answer';
import { siteAtom } from '@/lib/state/page/deployment';
import { noticesAtom } from '@/lib/state/page/notices';
import { allMessages } from '@/tests/all-messages';
import { renderPage } from '@/tests/components/page';
import { newReader, type Answer } from '@/tests/state/reader';

const link = 'https://share.example/answer?id=a1';
const published: Answer = { body: { code: 0, data: { answer_id: 'a1' } } };

/** A clipboard like Safari's: writes requested after the press itself are refused. */
function strictClipboard() {
  const copied: string[] = [];
  let pressed = false;
  const allow = () => {
    if (!pressed) throw new DOMException('no press', 'NotAllowedError');
  };
  const clipboard = {
    async writeText(text: string) {
      allow();
      copied.push(text);
    },
    async write([item]: { data: Record<string, Promise<Blob>> }[]) {
      allow();
      const blob = await item?.data['text/plain'];
      // The Blob of jsdom can only be read with a FileReader.
      const reader = new FileReader();
      const read = new Promise((resolve) => reader.addEventListener('load', resolve));
      if (blob) reader.readAsText(blob);
      await read;
      copied.push(String(reader.result));
    },
  };
  const press = <T,>(what: () => T): T => {
    pressed = true;
    setTimeout(() => (pressed = false));
    return what();
  };
  return { clipboard, copied, press };
}

class ClipboardItem {
  constructor(readonly data: Record<string, Promise<Blob>>) {}
}

const device = (abilities: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(abilities))
    Object.defineProperty(navigator, name, { value, configurable: true });
};

function site(answer: () => Answer | Promise<Answer> = later) {
  const { store } = newReader(answer);
  store.set(siteAtom, { ...store.get(siteAtom), shareOrigin: 'https://share.example' });
  return store;
}
/** The service answers long after the press. */
const later = () => new Promise<Answer>((resolve) => setTimeout(() => resolve(published), 5));

beforeEach(() => Object.assign(globalThis, { ClipboardItem }));
afterEach(() => Reflect.deleteProperty(globalThis, 'ClipboardItem'));

it('copies the link of an answer where only the press itself may copy', async () => {
  const { clipboard, copied, press } = strictClipboard();
  device({ clipboard });
  const store = site();
  await press(() => store.set(copyAnswerLinkAtom, 't1'));
  expect(copied).toEqual([expect.stringContaining(link)]);
  expect(store.get(noticesAtom)).toMatchObject([{ key: 'article.linkCopied' }]);
});

it.each([
  [
    'knows nothing of what is on its way',
    () => Reflect.deleteProperty(globalThis, 'ClipboardItem'),
  ],
  ['refuses what is on its way', () => undefined],
])('a browser that %s copies once the link has arrived', async (_case, forget) => {
  forget();
  const writeText = jest.fn().mockResolvedValue(undefined);
  const write = jest.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  device({ clipboard: { writeText, write } });
  const store = site();
  await store.set(copyAnswerLinkAtom, 't1');
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining(link));
  expect(store.get(noticesAtom)).toMatchObject([{ key: 'article.linkCopied' }]);
});

it('an answer that could not be shared copies nothing and shows one message', async () => {
  const { clipboard, copied, press } = strictClipboard();
  device({ clipboard });
  const store = site(() => ({ status: 503, body: {} }));
  await press(() => store.set(copyAnswerLinkAtom, 't1'));
  expect(copied).toEqual([]);
  expect(store.get(noticesAtom)).toMatchObject([{ key: 'answers.failed' }]);
});

describe.each(languages)('a link that the browser did not take, in %s', (language) => {
  const { copy } = allMessages[language].common;
  const { linkReady, linkCopied } = allMessages[language].article;

  it.each([
    ['copied', (store: ReturnType<typeof site>) => store.set(copyAnswerLinkAtom, 't1')],
    ['shared', (store: ReturnType<typeof site>) => store.set(shareAnswerOutsideAtom, 't1', 'Why?')],
  ])('needs one more press where it was to be %s', async (_way, passOn) => {
    const { clipboard, copied, press } = strictClipboard();
    const share = jest.fn().mockRejectedValue(new DOMException('late', 'NotAllowedError'));
    device({ clipboard, share });
    Reflect.deleteProperty(globalThis, 'ClipboardItem');
    const store = site();
    renderPage(<PlainNotices />, { store, language });
    await act(() => passOn(store));
    expect(screen.getByRole('status')).toHaveTextContent(linkReady);
    expect(copied).toEqual([]);
    const button = screen.getByRole('button', { name: copy });
    await act(async () => press(() => button.click()));
    expect(copied).toEqual([expect.stringContaining(link)]);
    expect(screen.getByRole('status')).toHaveTextContent(linkCopied);
  });
});

it("closing the device's share panel is no failure", async () => {
  device({ share: jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError')) });
  const store = site();
  await store.set(shareAnswerOutsideAtom, 't1', 'Why?');
  expect(store.get(noticesAtom)).toEqual([]);
});
