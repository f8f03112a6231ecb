/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { TopicScreen } from '@/components/screens/topic-screen';
import { takenDown } from '@/lib/contract';
import { TopicStatus } from '@/lib/model/wire/enums';
import { topicItemPage } from '@/lib/model/limits/topics';
import type { TopicStart } from '@/lib/state/topics/topic';
import { readerAtom } from '@/lib/state/page/reader';
import { newReader, type Answer, type Asked } from '@/tests/state/reader';
import { now, renderPage } from '../page';

const topic = (over: object = {}) => ({
  topic_id: 't_1',
  topic_name: 'Electric buses',
  topic_status: TopicStatus.RUNNING,
  icon: '/picture/e1/0',
  description: 'Cities and their fleets.',
  topic_type: 'user_create',
  follow_count: 1,
  process_info: { search_count: 2 },
  hot_tag: 0,
  lang: 'en',
  followed: false,
  has_updated: false,
  own: false,
  update_time: now,
  ...over,
});

const item = (n: number) => ({
  id: `e${n}`,
  item_type: 2,
  title: [{ lang: 'en', text: `Event ${n}` }],
  brief: [],
  time: now - n * 3600_000,
  source_count: 2,
});

type Service = { topic?: object | null; items?: Record<string, [number[], string]> };

/** A service with this topic and these pages: by cursor, the events and the next cursor. */
const serving =
  ({ topic: one = topic(), items = { '': [[1, 2], ''] } }: Service) =>
  ({ name, input }: Asked): Answer => {
    if (name === 'GetTopic') return { body: { code: one ? 0 : takenDown, topic: one } };
    if (name === 'FollowTopic') {
      return { body: { code: 0, topic: { ...one, followed: input.follow, follow_count: 2 } } };
    }
    if (name !== 'GetTopicItemList') return { body: { code: 0 } };
    const [found, next_cursor] = items[String(input.cursor)] ?? [[], ''];
    return {
      body: {
        code: 0,
        topic_item_list: found.map(item),
        has_more: next_cursor !== '',
        next_cursor,
      },
    };
  };

function show(answer: (asked: Asked) => Answer | Promise<Answer>, start?: TopicStart) {
  const { store, asked } = newReader(answer);
  renderPage(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <TopicScreen id="t_1" start={start} />
    </SWRConfig>,
    { store },
  );
  return { store, asked };
}

const titles = () =>
  screen.queryAllByRole('listitem').map((row) => within(row).getByRole('link').textContent);

/** Pulls the list down, like a thumb. */
function pull() {
  const scroller = screen.getByRole('region', { name: 'Events of this topic' });
  const touch = (type: string, y: number) =>
    act(() => {
      const event = new Event(type, { bubbles: true, cancelable: true });
      Object.assign(event, { touches: type === 'touchend' ? [] : [{ clientX: 0, clientY: y }] });
      scroller.dispatchEvent(event);
    });
  touch('touchstart', 0);
  touch('touchmove', 10);
  touch('touchmove', 200);
  touch('touchend', 200);
}

it('the first load requests the topic and its first 5 events, behind a skeleton', async () => {
  const { asked } = show(serving({}));
  expect(screen.getByRole('status', { name: 'Loading the topic' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Electric buses');
  await waitFor(() => expect(titles()).toHaveLength(2));
  const calls = asked.filter(({ name }) => /^GetTopic/.test(name));
  expect(calls.map(({ name }) => name).sort()).toEqual(['GetTopic', 'GetTopicItemList']);
  expect(calls.find(({ name }) => name === 'GetTopicItemList')?.input).toMatchObject({
    topic_id: 't_1',
    limit: String(topicItemPage),
    cursor: '',
  });
});

describe('the header', () => {
  it('says in which language name and description are', async () => {
    const over = { topic_name: '电动公交车', description: 'Ang mga bus ng lungsod.' };
    show(serving({ topic: topic(over) }));
    expect(await screen.findByText(over.description)).toHaveAttribute('lang', 'fil');
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'zh-CN');
  });

  it('shows icon, name and description', async () => {
    show(serving({}));
    expect(await screen.findByText('Cities and their fleets.')).toBeInTheDocument();
    expect(document.querySelector('header img')).toHaveAttribute('src', '/picture/e1/0');
  });

  it.each([
    ['user_create', true],
    ['editorial', false],
  ])('counts followers only of topics that readers created: %s', async (topic_type, counted) => {
    show(serving({ topic: topic({ topic_type }) }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('1 follower') !== null).toBe(counted);
  });

  it.each([
    ['t_sample-time', true],
    ['t_1', false],
  ])('labels a topic of the sample edition, and no other: %s', async (topic_id, is) => {
    show(serving({ topic: topic({ topic_id, topic_type: 'editorial' }) }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Sample') !== null).toBe(is);
  });
});

describe('the timeline', () => {
  it('shows up to 3 events, each with time, title and id, then the further ones', async () => {
    show(serving({ items: { '': [[1, 2, 3, 4, 5], ''] } }));
    await waitFor(() => expect(titles()).toHaveLength(3));
    const [first] = screen.getAllByRole('listitem');
    expect(first).toHaveAttribute('id', 'topic-e1');
    const link = within(first as HTMLElement).getByRole('link');
    expect(link).toHaveAttribute('href', '/m/news/detail?id=e1');
    expect(link.querySelector('time')).toHaveAttribute(
      'datetime',
      new Date(now - 3600_000).toISOString(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(titles()).toHaveLength(5);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('tags a title with its language, where it is not the page’s', async () => {
    const zh = { ...item(1), title: [{ lang: 'ZH', text: '标题' }] };
    show(({ name }) =>
      name === 'GetTopic'
        ? { body: { code: 0, topic: topic() } }
        : { body: { code: 0, topic_item_list: [zh], has_more: false, next_cursor: '' } },
    );
    expect(await screen.findByText('标题')).toHaveAttribute('lang', 'zh-CN');
  });

  it('loads further pages by the cursor, without duplicates', async () => {
    const { asked } = show(
      serving({ items: { '': [[1, 2, 3, 4, 5], 'c1'], c1: [[5, 6, 7], ''] } }),
    );
    await waitFor(() => expect(titles()).toHaveLength(3));
    const more = () => userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await more();
    await more();
    await waitFor(() => expect(titles()).toHaveLength(7));
    const cursors = asked
      .filter(({ name }) => name === 'GetTopicItemList')
      .map(({ input }) => input.cursor);
    expect(cursors).toEqual(['', 'c1']);
  });

  it.each([
    ['asked for', undefined],
    [
      'known from the server',
      { topic: topic(), page: { items: [1, 2].map(item), next: undefined } },
    ],
  ])('pulled down after it was %s, requests and replaces the list', async (_how, start) => {
    let served = serving({ items: { '': [[1, 2], ''] } });
    // The wire format, with the fields that the service leaves out.
    const { asked } = show((call) => served(call), start as TopicStart | undefined);
    await waitFor(() => expect(titles()).toHaveLength(2));
    asked.length = 0;
    served = serving({ items: { '': [[8], ''] } });
    pull();
    await waitFor(() => expect(titles()).toEqual([expect.stringContaining('Event 8')]));
    expect(asked.map(({ name }) => name).sort()).toEqual(['GetTopic', 'GetTopicItemList']);
  });
});

describe('a topic without events', () => {
  it.each([
    ['is stopped', { topic_status: TopicStatus.STOPPED }, 'This topic is paused'],
    ['is being put together', { process_info: { search_count: 0 } }, 'Being put together'],
    [
      'was searched for, with nothing new',
      { process_info: { search_count: 3 } },
      'Nothing new so far',
    ],
  ])('%s', async (_what, over, text) => {
    show(serving({ topic: topic(over), items: { '': [[], ''] } }));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});

it('a topic that does not exist says so, and links to the news', async () => {
  show(serving({ topic: null, items: { '': [[], ''] } }));
  expect(
    await screen.findByRole('heading', { name: 'There is no such topic' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the news' })).toHaveAttribute('href', '/m/news');
});

it('a failed load can be retried', async () => {
  let broken = true;
  show((asked) => (broken ? 'broken' : serving({})(asked)));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await userEvent.click(retry);
  await waitFor(() => expect(titles()).toHaveLength(2));
});

describe('following', () => {
  it('asks a guest to sign in and changes nothing', async () => {
    const { asked } = show(serving({}));
    await userEvent.click(await screen.findByRole('button', { name: 'Follow' }));
    expect(await screen.findByText('Sign in to follow topics')).toBeInTheDocument();
    expect(asked.filter(({ name }) => name === 'FollowTopic')).toEqual([]);
  });

  it('follows and unfollows', async () => {
    const { store, asked } = show(serving({}));
    act(() => store.set(readerAtom, { id: 'u1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Follow' }));
    const pressed = await screen.findByRole('button', { name: 'Following' });
    expect(pressed).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('2 followers')).toBeInTheDocument();
    expect(asked.find(({ name }) => name === 'FollowTopic')?.input).toMatchObject({
      topic_id: 't_1',
      follow: true,
    });
  });
});

it('new events count as seen once they were shown', async () => {
  const { asked } = show(serving({ topic: topic({ followed: true, has_updated: true }) }));
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain('MarkTopicRead'));
});

it('new events count as seen each time they arrive', async () => {
  const { asked } = show(serving({ topic: topic({ followed: true, has_updated: true }) }));
  const marks = () => asked.filter(({ name }) => name === 'MarkTopicRead').length;
  await waitFor(() => expect(marks()).toBe(1));
  for (const expected of [2, 3]) {
    pull();
    await waitFor(() => expect(marks()).toBe(expected));
    // The next pull waits until this one is over.
    await waitFor(() => expect(screen.queryByText('Updating…')).toBeNull());
  }
});

it('what the server loaded is shown at once, and not requested again', () => {
  const start = { topic: topic(), page: { items: [item(1)], next: undefined } };
  const { asked } = show(serving({}), start as TopicStart);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Electric buses');
  expect(titles()).toHaveLength(1);
  expect(asked.filter(({ name }) => /^GetTopic/.test(name))).toEqual([]);
});
