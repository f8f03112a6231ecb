import { createStore } from 'jotai';
import { siteAtom } from '@/lib/state/page/deployment';
import { closePopupAtom, popupsAtom } from '@/lib/state/page/popups';
import { loggingOutAtom, readerAtom, sessionEndedAtom } from '@/lib/state/page/reader';
import { askSignInAtom, openFavoritesAtom } from '@/lib/state/page/sign-in';

function visitor(region: 'sg' | 'cn' = 'sg') {
  const store = createStore();
  store.set(siteAtom, { brand: '', region });
  const open = () =>
    store
      .get(popupsAtom)
      .filter((one) => one.open)
      .map(({ popup }) => popup);
  return { store, open };
}

it('what an account is for is asked first, and in China the sign-in opens at once', () => {
  const asked = visitor();
  asked.store.set(askSignInAtom, 'like');
  expect(asked.open()).toEqual([{ kind: 'sign-in', reason: 'like' }]);
  const china = visitor('cn');
  china.store.set(askSignInAtom, 'like');
  expect(china.open()).toEqual([{ kind: 'login' }]);
});

it.each(['sg', 'cn'] as const)('nobody is asked twice at once (%s), and again later', (region) => {
  const { store, open } = visitor(region);
  store.set(askSignInAtom, 'like');
  store.set(askSignInAtom, 'save');
  expect(open()).toHaveLength(1);
  store.set(closePopupAtom);
  store.set(askSignInAtom, 'save');
  expect(open()).toHaveLength(1);
});

it('the favorites are the reader’s; a guest, and who is on the way out, signs in', () => {
  const reader = visitor();
  reader.store.set(readerAtom, { id: 'u1' });
  reader.store.set(openFavoritesAtom);
  expect(reader.open()).toEqual([{ kind: 'favorites' }]);
  for (const leaving of [loggingOutAtom, sessionEndedAtom]) {
    const { store, open } = visitor();
    store.set(readerAtom, { id: 'u1' });
    store.set(leaving, true);
    store.set(openFavoritesAtom);
    expect(open()).toEqual([{ kind: 'sign-in', reason: 'favorites' }]);
  }
});
