import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { PopupStack } from '@/components/popups/popup-stack';
import type { Language } from '@/lib/model/text/languages';
import { askAtom, popupsAtom, type Popup, type PopupAnswer } from '@/lib/state/page/popups';
import { renderPage } from '../page';

async function open(popup: Popup, language?: Language) {
  const store = createStore();
  renderPage(<PopupStack />, { store, language });
  let answer: PopupAnswer | 'none' = 'none';
  act(
    () =>
      void store
        .set(askAtom)(popup)
        .then((value) => (answer = value)),
  );
  const role = popup.kind === 'leave-site' ? 'alertdialog' : 'dialog';
  return { store, dialog: await screen.findByRole(role), answerOf: () => answer };
}

const sources = [
  { order: 1, link: 'https://one.example/a', source: 'One Daily', title: 'First story' },
  { order: 2, link: 'https://two.example/b', source: 'Two Times', title: 'Second story' },
];

test('Escape before its code has loaded closes it, and nobody else gets the key', async () => {
  const store = createStore();
  renderPage(<PopupStack />, { store });
  const beneath = jest.fn();
  document.addEventListener('keydown', beneath);
  act(() => void store.set(askAtom)({ kind: 'mutes' }));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  document.removeEventListener('keydown', beneath);
  expect(beneath).not.toHaveBeenCalled();
  await waitFor(() => expect(store.get(popupsAtom)).toEqual([]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('the sign-in prompt', () => {
  test.each([
    ['like', 'en', /Likes and favorites belong to an account/],
    ['continue', 'en', /This needs an account/],
    ['follow', 'en', /This needs an account/],
    ['continue', 'zh', /此操作需要登录账号/],
    ['continue', 'ph', /Kailangan ng account para rito/],
  ] as const)('to %s in %s says what an account is for', async (reason, language, text) => {
    const { dialog } = await open({ kind: 'sign-in', reason }, language);
    expect(dialog).toHaveTextContent(text);
  });
});

describe('the references popup', () => {
  test.each([
    ['en', 'Source'],
    ['zh', '来源'],
    ['ph', 'Source'],
  ] as const)('is titled Source in %s', async (language, title) => {
    const { dialog } = await open({ kind: 'references', sources }, language);
    expect(dialog).toHaveAccessibleName(title);
  });

  test('lists each source with its title, publisher and link', async () => {
    await open({ kind: 'references', sources });
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://one.example/a',
      'https://two.example/b',
    ]);
    expect(links[0]).toHaveTextContent('First story');
    expect(links[0]).toHaveTextContent('One Daily');
    expect(links[0]?.querySelector('img')).toHaveAttribute('src', '/icon/one.example');
    for (const link of links) expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('a source with an unsafe address is no link', async () => {
    await open({ kind: 'references', sources: [{ link: 'javascript:alert(1)', title: 'Bad' }] });
    expect(screen.getByText('Bad')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('a tap on a source asks before leaving; cancel stays', async () => {
    await open({ kind: 'references', sources });
    fireEvent.click(screen.getByRole('link', { name: /First story/ }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you going to leave this site?',
    });
    expect(question).toHaveTextContent('one.example');
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});

describe('the confirmation before leaving', () => {
  test('names the real host of the address', async () => {
    const { dialog } = await open({ kind: 'leave-site', href: 'https://bank.example@аpple.com/x' });
    expect(dialog).toHaveTextContent('xn--pple-43d.com');
    expect(dialog).not.toHaveTextContent('bank.example');
  });

  test('is a real link that opens outside', async () => {
    const { answerOf } = await open({ kind: 'leave-site', href: 'https://one.example/a' });
    const confirm = screen.getByRole('link', { name: 'Continue' });
    expect(confirm).toHaveAttribute('href', 'https://one.example/a');
    expect(confirm).toHaveAttribute('target', '_blank');
    confirm.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(confirm);
    await waitFor(() => expect(answerOf()).toBe(true));
  });

  test('returns no on cancel, and nothing when the reader goes back', async () => {
    const first = await open({ kind: 'leave-site', href: 'https://one.example/a' });
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(first.answerOf()).toBe(false));
  });
});

test('the back button closes a popup, and closing it removes its history entry', async () => {
  const before: unknown = window.history.state;
  const { answerOf } = await open({ kind: 'references', sources });
  expect(window.history.state).toMatchObject({ popup: expect.any(String) });
  act(() => window.history.back());
  await waitFor(() => expect(answerOf()).toBeUndefined());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.history.state).toEqual(before);
});

test('a popup leaves the stack once it has slid away', async () => {
  const { store } = await open({ kind: 'references', sources });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(store.get(popupsAtom)).toEqual([]));
});

describe('the outline panel', () => {
  const items = [
    { id: 'markdown-content-0', title: 'One', depth: 1 },
    { id: 'markdown-content-2', title: 'One A', depth: 2 },
    { id: 'markdown-content-3', title: 'One A x', depth: 3 },
    { id: 'markdown-content-5', title: 'Two', lang: 'zh-CN', depth: 1 },
  ];
  const panel = () => open({ kind: 'outline', items, current: 'markdown-content-2' });

  test('indents by depth and marks the current item', async () => {
    await panel();
    const indents = (title: string) => {
      let count = 0;
      let node = screen.getByRole('button', { name: title }).parentElement;
      for (; node; node = node.parentElement) if (node.dataset.depth) count += 1;
      return count;
    };
    expect(items.map(({ title }) => indents(title))).toEqual([0, 1, 2, 0]);
    expect(screen.getByRole('button', { name: 'One A' })).toHaveAttribute('aria-current');
    expect(screen.getByRole('button', { name: 'Two' })).not.toHaveAttribute('aria-current');
  });

  test('an item in another language says so', async () => {
    await panel();
    expect(screen.getByRole('button', { name: 'Two' })).toHaveAttribute('lang', 'zh-CN');
  });

  test('each item with children has a toggle that hides and shows them', async () => {
    await panel();
    const toggle = screen.getByRole('button', { name: 'Hide the parts of One' });
    fireEvent.click(toggle);
    expect(screen.queryByRole('button', { name: 'One A' })).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Show the parts of One' }));
    expect(screen.getByRole('button', { name: 'One A' })).toBeInTheDocument();
  });

  test('tapping an item returns its heading', async () => {
    const { answerOf } = await panel();
    fireEvent.click(screen.getByRole('button', { name: 'Two' }));
    await waitFor(() => expect(answerOf()).toBe('markdown-content-5'));
  });
});

test.each(['en', 'zh', 'ph'] as const)('the disclaimer is explained in %s', async (language) => {
  for (const writing of ['model', 'extract', 'sample'] as const) {
    const { dialog } = await open({ kind: 'writing', writing, count: 4 }, language);
    expect(dialog).toHaveTextContent('4');
    expect(dialog).not.toHaveTextContent('Missing key');
    document.body.innerHTML = '';
  }
});
