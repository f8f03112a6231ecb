import { waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterBackEntries } from '@/lib/browser/history/back-entry';
import {
  askAtom,
  chatOpenAtom,
  closeOverArticleAtom,
  closePopupAtom,
  dropPopupsAtom,
  openPopupAtom,
  popupsAtom,
  removePopupAtom,
  type Popup,
} from '@/lib/state/page/popups';
import { undockAtom } from '@/lib/state/page/undock';
import { widen } from '@/tests/components/wide-window';

const list = '/m/news';
const article = '/m/news/detail?id=e1';
const at = (path: string) => window.history.replaceState(window.history.state, '', path);

const pages: ReturnType<typeof createStore>[] = [];
beforeEach(() => at(list));
// One history is behind all of them.
afterEach(async () => {
  for (const store of pages.splice(0)) store.set(dropPopupsAtom);
  await new Promise<void>((resolve) => afterBackEntries(resolve));
});

/** A page, and what is open over it, the last one on top. */
function newPage() {
  const store = createStore();
  pages.push(store);
  const open = (popup: Popup) => store.set(openPopupAtom, popup);
  return {
    ...{ store, open },
    kinds: () =>
      store
        .get(popupsAtom)
        .filter((one) => one.open)
        .map(({ popup }) => popup.kind),
    idOf: (kind: Popup['kind']) =>
      store.get(popupsAtom).find(({ popup }) => popup.kind === kind)?.id ?? 0,
  };
}

it('a popup is drawn over what it was opened over', () => {
  const { store, open } = newPage();
  for (const path of [list, article, '/m/signup']) {
    at(path);
    open({ kind: 'mutes' });
  }
  const places = store.get(popupsAtom).map(({ place }) => place);
  expect(places).toEqual(['list', 'article', 'sign-up']);
});

it('a second press while a popup is open opens nothing and answers nothing', async () => {
  const { store, open, kinds } = newPage();
  open({ kind: 'mutes' });
  open({ kind: 'shortcuts' });
  expect(await store.set(askAtom)({ kind: 'mutes' })).toBeUndefined();
  expect(kinds()).toEqual(['mutes', 'shortcuts']);
  store.set(closePopupAtom);
  store.set(closePopupAtom);
  open({ kind: 'mutes' });
  expect(kinds()).toEqual(['mutes']);
});

describe('closing', () => {
  it('takes the one on top, with its answer; below it is asked still', async () => {
    const { store, kinds } = newPage();
    const ask = store.set(askAtom);
    const below = jest.fn();
    void ask({ kind: 'agree' }).then(below);
    const top = ask({ kind: 'registered' });
    store.set(closePopupAtom, undefined, true);
    expect(await top).toBe(true);
    expect(kinds()).toEqual(['agree']);
    expect(below).not.toHaveBeenCalled();
    store.set(closePopupAtom);
    await waitFor(() => expect(below).toHaveBeenCalledWith(undefined));
  });

  it('takes the one that is named, once, and it stays until it has slid away', async () => {
    const { store, open, kinds, idOf } = newPage();
    const asked = store.set(askAtom)({ kind: 'agree' });
    open({ kind: 'mutes' });
    const id = idOf('agree');
    store.set(closePopupAtom, id, true);
    store.set(closePopupAtom, id, false);
    expect(await asked).toBe(true);
    expect(kinds()).toEqual(['mutes']);
    expect(store.get(popupsAtom)).toHaveLength(2);
    store.set(removePopupAtom, id);
    expect(store.get(popupsAtom).map(({ popup }) => popup.kind)).toEqual(['mutes']);
    store.set(closePopupAtom);
    store.set(closePopupAtom);
    expect(kinds()).toEqual([]);
  });

  it('by a step back takes the one on top alone', async () => {
    const { open, kinds } = newPage();
    open({ kind: 'mutes' });
    open({ kind: 'shortcuts' });
    window.history.back();
    await waitFor(() => expect(kinds()).toEqual(['mutes']));
    window.history.back();
    await waitFor(() => expect(kinds()).toEqual([]));
  });

  it('gives up all that pages have left open, and what was asked is answered with nothing', async () => {
    const { store, open, kinds } = newPage();
    open({ kind: 'mutes' });
    store.set(closePopupAtom);
    const asked = store.set(askAtom)({ kind: 'agree' });
    store.set(dropPopupsAtom);
    expect([kinds(), store.get(popupsAtom)]).toEqual([[], []]);
    expect(await asked).toBeUndefined();
  });
});

describe('an article that is closed', () => {
  function overBoth() {
    const page = newPage();
    page.open({ kind: 'favorites' });
    at(article);
    page.open({ kind: 'mutes' });
    page.open({ kind: 'chat' });
    return page;
  }

  it('takes with it what lies over it, and leaves what lies over the list', () => {
    const { store, kinds } = overBoth();
    store.set(closeOverArticleAtom);
    expect(kinds()).toEqual(['favorites']);
  });

  it('leaves the assistant that stands beside the page, which no step back takes away', async () => {
    const narrow = await widen();
    const before = window.history.length;
    const page = newPage();
    page.open({ kind: 'chat' });
    expect(window.history.length).toBe(before);
    expect(page.store.get(popupsAtom)).toMatchObject([{ place: 'article' }]);
    at(article);
    page.open({ kind: 'chat' });
    page.open({ kind: 'mutes' });
    page.store.set(closeOverArticleAtom);
    expect(page.kinds()).toEqual(['chat']);
    await narrow();
  });
});

describe('the assistant that was beside the page, in a narrow window', () => {
  const settled = () => new Promise<void>((resolve) => afterBackEntries(resolve));

  it('closes by a step back, and does not begin anew', async () => {
    const narrow = await widen();
    const { store, open, kinds } = newPage();
    open({ kind: 'chat', fresh: true, questions: ['Why?'] });
    store.set(undockAtom);
    expect(store.get(popupsAtom)).toMatchObject([{ place: 'article', popup: { fresh: true } }]);
    await narrow();
    store.set(undockAtom);
    store.set(undockAtom);
    expect(store.get(popupsAtom)).toMatchObject([
      { place: 'list', popup: { kind: 'chat', questions: ['Why?'], asked: true } },
    ]);
    expect(store.get(popupsAtom)[0]?.popup).not.toHaveProperty('fresh');
    window.history.back();
    await waitFor(() => expect(kinds()).toEqual([]));
    expect(window.location.pathname).toBe(list);
  });

  it('closes after what was opened over it, and before the popup that it was opened over', async () => {
    const { store, open, kinds } = newPage();
    open({ kind: 'favorites' });
    const narrow = await widen();
    open({ kind: 'chat' });
    open({ kind: 'mutes' });
    open({ kind: 'confirm', act: 'delete-conversation' });
    await narrow();
    store.set(undockAtom);
    await settled();
    for (const left of [['favorites', 'chat', 'mutes'], ['favorites', 'chat'], ['favorites'], []]) {
      window.history.back();
      await waitFor(() => expect(kinds()).toEqual(left));
    }
  });

  it('is not a second one where there is one already', async () => {
    const { store, open, kinds } = newPage();
    open({ kind: 'chat' });
    const narrow = await widen();
    open({ kind: 'chat' });
    await narrow();
    store.set(undockAtom);
    expect(kinds()).toEqual(['chat']);
    window.history.back();
    await waitFor(() => expect(kinds()).toEqual([]));
  });
});

it('the assistant is open from its press until it is closed', () => {
  const { store, open } = newPage();
  open({ kind: 'mutes' });
  expect(store.get(chatOpenAtom)).toBe(false);
  open({ kind: 'chat' });
  open({ kind: 'shortcuts' });
  expect(store.get(chatOpenAtom)).toBe(true);
  store.set(closePopupAtom);
  store.set(closePopupAtom);
  expect(store.get(chatOpenAtom)).toBe(false);
});
