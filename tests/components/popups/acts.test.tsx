import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { PopupStack } from '@/components/popups/popup-stack';
import { languages, type Language } from '@/lib/model/text/languages';
import { listenAtom } from '@/lib/state/page/listen';
import { noticesAtom } from '@/lib/state/page/notices';
import { askAtom, popupsAtom, type Popup, type PopupAnswer } from '@/lib/state/page/popups';
import { sampleEntry } from '@/tests/model/entry-sample';
import { renderPage } from '../page';

async function open(popup: Popup, language?: Language, store = createStore()) {
  renderPage(<PopupStack />, { store, language });
  let answer: PopupAnswer | 'none' = 'none';
  act(
    () =>
      void store
        .set(askAtom)(popup)
        .then((value) => (answer = value)),
  );
  const dialog = await screen.findByRole('dialog');
  const entries = () =>
    within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  return { store, dialog, entries, answerOf: () => answer };
}

function device(abilities: Record<string, unknown>) {
  for (const [name, value] of Object.entries(abilities)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
}

const event = sampleEntry();
const tools = ['share', 'translate', 'dislike', 'report'] as const;

describe('the tools sheet', () => {
  it.each([
    ['en', ['Share', 'Translate', 'Not interested', 'Report', 'Cancel']],
    ['zh', ['分享', '翻译', '不感兴趣', '反馈问题', '取消']],
    ['ph', ['Ibahagi', 'Isalin', 'Hindi interesado', 'I-report', 'Kanselahin']],
  ] as const)('offers five entries in order: %s', async (language, labels) => {
    const { entries, dialog } = await open({ kind: 'tools', tools }, language);
    expect(entries()).toEqual(labels);
    expect(dialog).toHaveAccessibleName();
  });

  it('returns the chosen one, and nothing on cancel', async () => {
    const first = await open({ kind: 'tools', tools });
    await userEvent.click(screen.getByRole('button', { name: 'Translate' }));
    await waitFor(() => expect(first.answerOf()).toBe('translate'));
    document.body.innerHTML = '';
    const second = await open({ kind: 'tools', tools });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(second.answerOf()).toBeUndefined());
  });
});

it.each([
  ['en', 'Add to queue'],
  ['zh', '加入播放列表'],
  ['ph', 'Idagdag sa pila'],
] as const)('offers the queue while something is playing: %s', async (language, label) => {
  const popup = { kind: 'tools', tools: ['share', 'queue'] } as const;
  const silent = await open(popup, language);
  expect(silent.entries()).toHaveLength(2);
  document.body.innerHTML = '';
  const store = createStore();
  store.set(listenAtom, { kind: 'list' });
  const { entries, answerOf } = await open(popup, language, store);
  expect(entries()).toContain(label);
  await userEvent.click(screen.getByRole('button', { name: label }));
  await waitFor(() => expect(answerOf()).toBe('queue'));
});

describe('the translate sheet', () => {
  const off = { en: 'Turn off translation', zh: '关闭翻译', ph: 'I-off ang pagsasalin' };
  const names = {
    en: ['English', 'Chinese', 'Filipino'],
    zh: ['英语', '中文', '菲律宾语'],
    ph: ['Ingles', 'Tsino', 'Filipino'],
  };

  it.each(languages)(
    'leaves out the current language and can be turned off: %s',
    async (current) => {
      const { entries } = await open({ kind: 'translate', current }, current);
      const others = names[current].filter((_, index) => languages[index] !== current);
      expect(entries().slice(0, -1)).toEqual([...others, off[current]]);
    },
  );

  it.each([
    ['Chinese', 'zh'],
    ['Filipino', 'ph'],
    ['Turn off translation', 'off'],
  ])('shows %s and returns %s', async (name, answer) => {
    const { answerOf } = await open({ kind: 'translate', current: 'en' });
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(answerOf()).toBe(answer));
  });
});

describe('the share sheet', () => {
  it('copies the link and says so', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    const user = userEvent.setup();
    device({ clipboard: { writeText }, share: undefined });
    const { store, entries } = await open({ kind: 'share', event });
    expect(entries()).toEqual(['Copy link', 'Cancel']);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(writeText).toHaveBeenCalledTimes(1);
    expect(store.get(noticesAtom)).toMatchObject([{ key: 'article.linkCopied' }]);
    expect(store.get(popupsAtom).some(({ open: isOpen }) => isOpen)).toBe(false);
  });

  it('offers the device’s share panel where there is one', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    device({ share });
    await open({ kind: 'share', event }, 'zh');
    await userEvent.click(screen.getByRole('button', { name: '分享到其他应用' }));
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ title: '为什么一天不是一天' }));
  });
});

describe('the sign-in prompt', () => {
  it.each([
    ['like', 'Sign in to like articles'],
    ['save', 'Sign in to save articles'],
    ['favorites', 'Sign in to see your favorites'],
    ['continue', 'Sign in to continue'],
  ] as const)('has the title of the action: %s', async (reason, title) => {
    const { dialog } = await open({ kind: 'sign-in', reason });
    expect(dialog).toHaveAccessibleName(title);
  });

  it.each(languages)('is in the language of its reader: %s', async (language) => {
    for (const reason of ['like', 'save', 'favorites', 'continue'] as const) {
      const { dialog } = await open({ kind: 'sign-in', reason }, language);
      expect(dialog).not.toHaveTextContent('Missing key');
      document.body.innerHTML = '';
    }
  });

  it('leads to the sign-in, or nowhere', async () => {
    const { store } = await open({ kind: 'sign-in', reason: 'like' });
    expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute(
      'href',
      '/m/signup?action=login',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(store.get(popupsAtom).some(({ open: isOpen }) => isOpen)).toBe(false);
  });
});
