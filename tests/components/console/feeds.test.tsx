/** @jest-environment ./tests/dom-with-fetch.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { SWRConfig } from 'swr';
import { FeedsSection } from '@/components/console/feeds-section';
import { RunsSection } from '@/components/console/runs-section';
import { languages, type Language } from '@/lib/model/text/languages';
import { allMessages } from '@/tests/all-messages';
import { newReader, type Answer, type Asked } from '@/tests/state/reader';
import { renderPage } from '../page';

const feed = {
  ...{ feed_id: 'f_1', url: 'https://rivers.example.org/feed', title: 'Rivers', tab: 'science' },
  ...{ full_text: true, from: 'list', edited: false, state: 'failing', failures: 2, articles: 3 },
  ...{ error: 'the server answered 503', last_poll_at: 1, last_ok_at: 1 },
};
const page = (items: object[]): Answer => ({
  body: { code: 0, data: { items, has_more: false, next_cursor: '' } },
});

function open(
  shown: ReactElement,
  answer: (asked: Asked) => Answer | Promise<Answer>,
  language: Language = 'en',
) {
  const { store, asked } = newReader(answer);
  renderPage(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{shown}</SWRConfig>,
    { store, language },
  );
  return asked;
}

it.each(languages)('shows how a feed fails and its remedies, in %s', async (language) => {
  const asked = open(<FeedsSection />, () => page([feed]), language);
  const { feeds } = allMessages[language].console;
  expect(await screen.findByText(/503/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: `${feeds.pause}: Rivers` }));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'PauseFeed')?.input).toEqual({ feed_id: 'f_1' }),
  );
  await userEvent.click(screen.getByRole('button', { name: `${feeds.remove}: Rivers` }));
  expect(screen.getByText(feeds.askRemove)).toBeVisible();
  expect(asked.map(({ name }) => name)).not.toContain('RemoveFeed');
});

it('an edit sends only what was changed, and no name where none is set', async () => {
  const shown = { ...feed, title: feed.url, set_title: '' };
  const asked = open(<FeedsSection />, () => page([shown]));
  await userEvent.click(await screen.findByRole('button', { name: `Edit: ${feed.url}` }));
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /List/ }), 'sports');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'EditFeed')?.input).toEqual({
      ...{ feed_id: 'f_1', tab: 'sports' },
    }),
  );
});

it('previews an address before it is added', async () => {
  const preview = {
    ...{ url: feed.url, error: '', title: 'Rivers', lang: 'en', site: '', known: false },
    items: [{ title: 'The bank is dry', url: 'https://rivers.example.org/1', published_at: 1 }],
  };
  const asked = open(<FeedsSection />, ({ name }) =>
    name === 'PreviewFeed'
      ? { body: { code: 0, data: preview } }
      : name === 'AddFeed'
        ? { body: { code: 0, data: { feed_id: 'f_1', result: 'added' } } }
        : page([]),
  );
  const address = screen.getByRole('textbox', { name: 'Add a feed by its address' });
  await userEvent.type(address, 'rivers.example.org{Enter}');
  const found = await screen.findByRole('region', { name: 'Rivers' });
  expect(within(found).getByText('The bank is dry')).toBeVisible();
  expect(asked.map(({ name }) => name)).not.toContain('AddFeed');
  await userEvent.selectOptions(within(found).getByRole('combobox', { name: /List/ }), 'science');
  await userEvent.click(within(found).getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'AddFeed')?.input).toEqual({
      ...{ url: feed.url, title: 'Rivers', tab: 'science', lang: 'en', full_text: true },
    }),
  );
  expect(await screen.findByText(/Rivers was added/)).toBeVisible();
});

it('says why there is no feed at an address', async () => {
  open(<FeedsSection />, ({ name }) =>
    name === 'PreviewFeed'
      ? { body: { code: 0, data: { url: 'x', error: 'no feed is there' } } }
      : page([]),
  );
  await userEvent.type(screen.getByRole('textbox', { name: /Add a feed/ }), 'x{Enter}');
  expect(await screen.findByText('Nothing to add: no feed is there.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument();
});

it('shows the result for each feed of a file', async () => {
  const results = [
    { url: 'https://a.example.org/', title: 'A', result: 'added', error: '' },
    { url: 'http://10.0.0.1/', title: 'B', result: 'refused', error: 'not on the public web' },
  ];
  const asked = open(<FeedsSection />, ({ name }) => page(name === 'ImportFeeds' ? results : []));
  // jsdom does not read files.
  const text = async () => '<opml/>';
  const file = Object.assign(new File(['<opml/>'], 'feeds.opml', { type: 'text/xml' }), { text });
  await userEvent.upload(screen.getByLabelText('Add feeds from an OPML file'), file);
  expect(await screen.findByText('1 added · 1 refused')).toBeVisible();
  expect(screen.getByText('Refused: not on the public web')).toBeInTheDocument();
  expect(asked.find(({ name }) => name === 'ImportFeeds')?.input).toEqual({ opml: '<opml/>' });
});

it('lists polls by their result', async () => {
  const run = { ...{ run_id: 'r1', feed_id: 'f_1', title: 'Rivers', items: 9, failed: 0 } };
  const asked = open(<RunsSection />, ({ input }) =>
    page([
      'outcome' in input && input.outcome === 'failed'
        ? { ...run, added: 0, error: 'it took too long to answer', took_ms: 20_000, created_at: 1 }
        : { ...run, added: 4, error: '', took_ms: 1_240, created_at: 1 },
    ]),
  );
  expect(await screen.findByText(/4 new of 9 · 1\.2 s/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Failed' }));
  expect(await screen.findByText('it took too long to answer')).toBeVisible();
  expect(asked.at(-1)?.name).toBe('ListFeedRuns');
});

it.each(languages)(
  'distinguishes a file without feeds from an unknown result, in %s',
  async (language) => {
    const { feeds } = allMessages[language].console;
    let status = 503;
    const asked = open(
      <FeedsSection />,
      ({ name }) =>
        name === 'ImportFeeds'
          ? { status, body: status === 503 ? {} : { base_resp: { error_code: 400 } } }
          : page([]),
      language,
    );
    const lists = () => asked.filter(({ name }) => name === 'ListInnerFeeds').length;
    const field = await screen.findByLabelText(feeds.import);
    const before = lists();
    // jsdom's files have no `text()`.
    const file = () =>
      Object.assign(new File(['<opml/>'], 'feeds.opml', { type: 'text/xml' }), {
        text: () => Promise.resolve('<opml/>'),
      });
    await userEvent.upload(field, file());
    expect(await screen.findByText(feeds.importUnknown)).toBeVisible();
    // Feeds that were added anyway are in the list.
    await waitFor(() => expect(lists()).toBeGreaterThan(before));
    status = 400;
    await userEvent.upload(field, file());
    expect(await screen.findByText(feeds.noOpml)).toBeVisible();
  },
);

it('says that a feed which another operator added meanwhile exists', async () => {
  const found = { url: feed.url, title: 'Rivers', lang: 'en', known: false, items: [] };
  open(<FeedsSection />, ({ name }) => {
    if (name === 'PreviewFeed') return { body: { code: 0, data: found } };
    if (name !== 'AddFeed') return page([]);
    return { body: { code: 0, data: { feed_id: 'f_1', result: 'there' } } };
  });
  await userEvent.type(screen.getByRole('textbox', { name: /by its address/ }), feed.url);
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  expect(await screen.findByText('The site has this feed already.')).toBeVisible();
  expect(screen.queryByText(/is added/)).toBeNull();
});
