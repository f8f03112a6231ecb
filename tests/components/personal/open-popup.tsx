// A popup of the personal center on a page with a service of scripted answers.
import { act } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { SWRConfig } from 'swr';
import { PopupStack } from '@/components/popups/popup-stack';
import { Notices } from '@/components/shell/notices';
import type { Language } from '@/lib/model/text/languages';
import { siteAtom, type Site } from '@/lib/state/page/deployment';
import { openPopupAtom, type Popup } from '@/lib/state/page/popups';
import { readerAtom, type Reader } from '@/lib/state/page/reader';
import { newReader, type Answer, type Asked } from '@/tests/state/reader';
import { renderPage } from '../page';

export const router = {
  back: jest.fn(),
  replace: jest.fn(),
  push: jest.fn(),
  forward: jest.fn(),
  refresh: jest.fn(),
  prefetch: jest.fn(),
  bfcacheId: '',
};

type Page = {
  popup: Popup;
  reader?: Reader;
  site?: Partial<Site>;
  language?: Language;
  /** Whether toasts are shown; otherwise tests can read them in the store. */
  toasts?: boolean;
  answer?(asked: Asked): Answer | Promise<Answer>;
};

export const fine: Answer = { body: { code: 0 } };

/** Opens `popup`; returns its store and the recorded calls. */
export async function openPopup({
  popup,
  reader,
  site,
  language,
  toasts = false,
  answer = () => fine,
}: Page) {
  const { store, asked } = newReader(answer);
  store.set(readerAtom, reader);
  store.set(siteAtom, { brand: 'Cubewire', region: 'sg', ...site });
  renderPage(
    <AppRouterContext value={router}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <PopupStack />
        {toasts && <Notices />}
      </SWRConfig>
    </AppRouterContext>,
    { store, language },
  );
  // Its code is loaded when it opens.
  await act(async () => store.set(openPopupAtom, popup));
  const names = () => asked.map(({ name }) => name);
  return { store, asked, names };
}
