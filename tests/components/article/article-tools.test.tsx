/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { SWRConfig } from 'swr';
import { ArticlePopup } from '@/components/article/article-popup';
import { PopupStack } from '@/components/popups/popup-stack';
import Toasts from '@/components/shell/toasts';
import { feedOf } from '@/lib/model/feed/feed';
import { feedAtom } from '@/lib/state/feed/feed';
import { cachedDetailAtom } from '@/lib/state/article/cached-details';
import { listenAtom, listenRequestAtom } from '@/lib/state/page/listen';
import { noticesAtom } from '@/lib/state/page/notices';
import { changeSettingsAtom } from '@/lib/state/page/change-settings';
import { readerAtom } from '@/lib/state/page/reader';
import en from '@/messages/en.json';
import { sampleEntry } from '@/tests/model/entry-sample';
import { newReader, type Answer } from '@/tests/state/reader';
import { renderPage } from '../page';
import { sampleArticle } from './sample-event';
import { eventLoopTurns } from '../../event-loop-turns';

const router = {
  back: jest.fn(),
  replace: jest.fn(),
  push: jest.fn(),
  forward: jest.fn(),
  refresh: jest.fn(),
  prefetch: jest.fn(),
  bfcacheId: '',
};

/** Cached data is written by parts that a busy machine takes a while to load. */
const patience = { timeout: 20_000 };
const good: Answer = { body: { code: 0 } };

function show(fields?: Record<string, unknown>, answer: Answer | (() => Promise<Answer>) = good) {
  const { store, asked } = newReader(() => (typeof answer === 'function' ? answer() : answer));
  const events = [sampleEntry(), sampleEntry({ id: 'e2' })];
  const page = { events, has_more: false, session_end: true, session_id: 's7', next_cursor: '' };
  store.set(feedAtom('recommend'), feedOf(page, 1));
  const content = (
    <AppRouterContext value={router}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <ArticlePopup id="e1" initial={sampleArticle(fields)} />
        <PopupStack />
        <Toasts />
      </SWRConfig>
    </AppRouterContext>
  );
  // Messages of this page: toasts of an earlier one may still be fading.
  const told: unknown[] = [];
  store.sub(noticesAtom, () =>
    told.push(...store.get(noticesAtom).map((one) => 'key' in one && one.key)),
  );
  renderPage(content, { store });
  const sent = (name: string) => asked.filter((one) => one.name === name).map(({ input }) => input);
  return { store, sent, told };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Opens the tools and chooses one. */
async function choose(tool: string) {
  await press('More');
  const sheet = await screen.findByRole('dialog', { name: 'Article tools' });
  await userEvent.click(within(sheet).getByRole('button', { name: tool }));
}
async function translateInto(choice: string) {
  await choose('Translate');
  const sheet = await screen.findByRole('dialog', { name: 'Translate' });
  await userEvent.click(within(sheet).getByRole('button', { name: choice }));
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('translating an article', () => {
  it('reads aloud what is shown', async () => {
    const { store } = show();
    const asked = async () => {
      await press('Listen');
      return store.get(listenRequestAtom)?.request;
    };
    expect(await asked()).toEqual({ kind: 'event', id: 'e1' });
    await translateInto('Chinese');
    await waitFor(() => expect(title()).toBe('为什么一天不是一天'));
    expect(await asked()).toEqual({ kind: 'event', id: 'e1', lang: 'zh' });
    await translateInto('Turn off translation');
    await waitFor(() => expect(title()).not.toBe('为什么一天不是一天'));
    expect(await asked()).toEqual({ kind: 'event', id: 'e1' });
  });

  it('shows it in the chosen language, and off returns to the first', async () => {
    show();
    await translateInto('Chinese');
    await waitFor(() => expect(title()).toBe('为什么一天不是一天'));
    expect(screen.getByText('潮汐使地球变慢。', { exact: false })).toBeInTheDocument();
    await translateInto('Filipino');
    await waitFor(() => expect(title()).toBe('Bakit hindi isang araw ang araw'));
    await translateInto('Turn off translation');
    await waitFor(() => expect(title()).toBe('Why a day is not a day'));
  });

  it('names the dialog by the displayed title', async () => {
    show();
    expect(screen.getByRole('dialog', { name: 'Why a day is not a day' })).toBeInTheDocument();
    await translateInto('Chinese');
    expect(await screen.findByRole('dialog', { name: '为什么一天不是一天' })).toBeInTheDocument();
  });

  it('into the second language shows the reader’s own beside it', async () => {
    const { store } = show();
    act(() => store.set(changeSettingsAtom, { bilingual: true, subLanguage: 'zh' }));
    expect(await screen.findByText('潮汐使地球变慢。', { exact: false })).toBeInTheDocument();
    await translateInto('Chinese');
    await waitFor(() => expect(title()).toContain('为什么一天不是一天'));
    expect(screen.getAllByText('潮汐使地球变慢。', { exact: false })).toHaveLength(1);
    expect(screen.getAllByText('Why a day is not a day').length).toBeGreaterThan(0);
  });

  it('leaves out the displayed language', async () => {
    show();
    await translateInto('Chinese');
    await waitFor(() => expect(title()).toBe('为什么一天不是一天'));
    await choose('Translate');
    const sheet = await screen.findByRole('dialog', { name: 'Translate' });
    expect(within(sheet).queryByRole('button', { name: 'Chinese' })).toBeNull();
    expect(within(sheet).getByRole('button', { name: 'English' })).toBeInTheDocument();
  });

  it('offers the reader’s language when another one is displayed', async () => {
    show({
      title: [
        { lang: 'source', text: '只有这里' },
        { lang: 'ZH', text: '只有这里' },
      ],
    });
    await choose('Translate');
    const sheet = await screen.findByRole('dialog', { name: 'Translate' });
    expect(within(sheet).queryByRole('button', { name: 'Chinese' })).toBeNull();
    await userEvent.click(within(sheet).getByRole('button', { name: 'English' }));
    expect(await screen.findByText(/isn’t available in that language/)).toBeInTheDocument();
  });

  it('into a language that it does not have changes nothing and says so', async () => {
    show({
      title: [
        { lang: 'source', text: 'Only here' },
        { lang: 'EN', text: 'Only here' },
      ],
    });
    await translateInto('Chinese');
    expect(await screen.findByText(/isn’t available in that language/)).toBeInTheDocument();
    expect(title()).toBe('Only here');
  });
});

describe('the tools of an article', () => {
  it('are those of every article first, then what is followed or muted', async () => {
    show();
    await press('More');
    const sheet = await screen.findByRole('dialog', { name: 'Article tools' });
    expect(
      within(sheet)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual([
      ...['Share', 'Translate', 'Not interested', 'Report'],
      ...['Follow this event', 'Show me less of this', 'Cancel'],
    ]);
  });

  it('add it to the listening queue', async () => {
    const { store } = show();
    act(() => store.set(listenAtom, { kind: 'list' }));
    await choose('Add to queue');
    await waitFor(() => expect(store.get(listenRequestAtom)).toMatchObject({ adds: ['e1'] }));
  });

  it('dislike it: it leaves the list, with its version and session', async () => {
    const { store, sent } = show();
    await choose('Not interested');
    expect(await screen.findByText(/We’ll hide this article/)).toBeInTheDocument();
    expect(sent('DisinterestFeedback')).toEqual([
      { event_id: 'e1', event_version_id: 'v1', session_id: 's7' },
    ]);
    expect(store.get(feedAtom('recommend')).events.map(({ id }) => id)).toEqual(['e2']);
  });

  it('show a message when disliking failed', async () => {
    show({}, 'broken');
    await choose('Not interested');
    expect(await screen.findByText('That did not work. Please try again.')).toBeInTheDocument();
  });

  it('open the reasons of a report, over the whole page', async () => {
    show();
    await choose('Report');
    const dialog = await screen.findByRole('dialog', { name: 'Report' });
    expect(within(dialog).getAllByRole('radio')).toHaveLength(7);
  });

  it('open the share sheet', async () => {
    show();
    await choose('Share');
    const sheet = await screen.findByRole('dialog', { name: 'Share' });
    expect(within(sheet).getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
  });
});

describe('the marks of an article', () => {
  it('change at once, in its cached copy, too, and are sent with the session of its list', async () => {
    const { store, sent } = show();
    store.set(readerAtom, { id: 'u1' });
    await press('Like');
    expect(screen.getByRole('button', { name: 'Liked' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('img', { name: '13 likes' })).toBeInTheDocument();
    await waitFor(() =>
      expect(sent('LikeFeedBack')).toEqual([
        { operate_type: 1, operate_event_ids: ['e1'], session_id: 's7' },
      ]),
    );
    await waitFor(
      async () => expect(await store.set(cachedDetailAtom, 'e1')).toMatchObject({ like_count: 13 }),
      patience,
    );
    await press('Liked');
    expect(screen.getByRole('img', { name: '12 likes' })).toBeInTheDocument();
  });

  it('confirm saving', async () => {
    const { store } = show();
    store.set(readerAtom, { id: 'u1' });
    await press('Save');
    expect(await screen.findByText('Saved to your favorites')).toBeInTheDocument();
  });

  it('do not confirm unsaving', async () => {
    const { store, sent, told } = show({ collected: true });
    store.set(readerAtom, { id: 'u1' });
    await press('Saved');
    await waitFor(() => expect(sent('CollectOrUncollectEvents')).toHaveLength(1));
    await act(() => eventLoopTurns());
    expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
    expect(told).toEqual([]);
  });

  it.each([
    ['Like', 'Liked'],
    ['Save', 'Saved'],
  ])('change before the service has answered, and back with a second tap: %s', async (off, on) => {
    const { store, sent } = show({}, () => new Promise(() => undefined));
    store.set(readerAtom, { id: 'u1' });
    await press(off);
    expect(screen.getByRole('button', { name: on })).toHaveAttribute('aria-pressed', 'true');
    const kept = off === 'Like' ? { like_count: 13 } : { collected: true };
    await waitFor(
      async () => expect(await store.set(cachedDetailAtom, 'e1')).toMatchObject(kept),
      patience,
    );
    await press(on);
    expect(screen.getByRole('button', { name: off })).toHaveAttribute('aria-pressed', 'false');
    expect([...sent('LikeFeedBack'), ...sent('CollectOrUncollectEvents')]).toHaveLength(1);
  });

  it.each([
    ['code 1', { body: { code: 1 } }],
    ['a refusal', { status: 403, body: { base_resp: { error_code: 403 } } }],
  ] as [string, Answer][])('are reverted on %s, with a message', async (_, answer) => {
    const { store, told } = show({}, answer);
    store.set(readerAtom, { id: 'u1' });
    await press('Like');
    expect(await screen.findByRole('button', { name: 'Like' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '12 likes' })).toBeInTheDocument();
    await press('Save');
    expect(await screen.findByText(en.acts.i18n_collect_error)).toBeInTheDocument();
    expect(told).toContain('acts.i18n_collect_error');
    expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
  });

  it('are reverted when unsaving failed, with a message', async () => {
    const { store, told } = show({ collected: true }, { body: { code: 1 } });
    store.set(readerAtom, { id: 'u1' });
    await press('Saved');
    expect(await screen.findByText(en.acts.i18n_uncollect_error)).toBeInTheDocument();
    expect(told).toEqual(['acts.i18n_uncollect_error']);
    expect(screen.getByRole('button', { name: 'Saved' })).toBeInTheDocument();
  });

  it('of a guest ask to sign in', async () => {
    const { sent } = show();
    await press('Save');
    const dialog = await screen.findByRole('dialog', { name: 'Sign in to save articles' });
    expect(within(dialog).getByRole('link')).toHaveAttribute('href', '/m/signup?action=login');
    expect(sent('CollectOrUncollectEvents')).toEqual([]);
  });
});
