/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { Notices } from '@/components/shell/notices';
import { languages, type Language } from '@/lib/model/text/languages';
import { noticesAtom } from '@/lib/state/page/notices';
import { callAtom, fetchAtom } from '@/lib/state/page/service';
import { renderPage } from '../page';

beforeAll(() => {
  // jsdom has no media queries.
  window.matchMedia = (media: string) =>
    ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as never;
});
afterEach(() => act(() => void toast.dismiss()));

/** A page in `language` whose service answers with `status` and `body`; makes one call. */
async function call(language: Language, status: number, body: unknown) {
  const store = createStore();
  store.set(fetchAtom, { fetch: async () => Response.json(body, { status }) });
  renderPage(<Notices />, { language, store });
  const outcome = await act(() =>
    store
      .set(callAtom)('DisplayTabs', {})
      .catch((error: Error) => error),
  );
  return { outcome, store };
}

const words = {
  backendError: { en: 'Backend error', zh: '服务返回错误', ph: 'May error sa backend' },
  interfaceMissing: {
    en: 'This interface does not exist',
    zh: '接口不存在',
    ph: 'Walang ganitong interface',
  },
  serviceError: {
    en: 'Service error, please try again later',
    zh: '服务异常，请稍后再试',
    ph: 'May problema sa serbisyo, subukan ulit mamaya',
  },
} as const;

describe.each(languages)('the message for a reader of %s when a call fails', (language) => {
  it.each([
    ['an error code without a message', 200, { base_resp: { error_code: 7 } }, 'backendError'],
    ['a 404 without an envelope', 404, {}, 'interfaceMissing'],
    ['a 500', 500, {}, 'serviceError'],
    ['a 502', 502, {}, 'serviceError'],
    ['a 403', 403, {}, 'serviceError'],
  ] as const)('after %s', async (_, status, body, key) => {
    await call(language, status, body);
    expect(await screen.findByText(words[key][language])).toBeInTheDocument();
  });

  it('is that of an error code, in the service’s own text; the call is rejected', async () => {
    const message = `No more today (${language}).`;
    const { outcome } = await call(language, 200, {
      base_resp: { error_code: 7, error_message: message },
    });
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(outcome).toMatchObject({ kind: 'refused', code: 7 });
  });

  it.each([
    ['a 401', 401, {}],
    ['a 404 whose body is an envelope', 404, { code: -1, msg: 'gone' }],
  ])('is absent after %s', async (_, status, body) => {
    const { outcome, store } = await call(language, status, body);
    expect(outcome).not.toBeInstanceOf(Error);
    expect(store.get(noticesAtom)).toEqual([]);
    expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  });

  it('shows a missing key as "Missing key: {key}"', () => {
    function Odd() {
      const t = useTranslations('feed');
      return <p>{t('nowhere' as never)}</p>;
    }
    renderPage(<Odd />, { language });
    expect(screen.getByText('Missing key: feed.nowhere')).toBeInTheDocument();
  });
});
