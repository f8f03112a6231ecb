/** @jest-environment ./tests/dom-with-fetch.mjs */
// Finding bots, one bot with its settings, and the posts of followed ones.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { BotScreen } from '@/components/screens/bot-screen';
import { BotsScreen } from '@/components/screens/bots-screen';
import { PostsScreen } from '@/components/screens/posts-screen';
import { takenDown } from '@/lib/contract';
import { newReader, type Answer, type Asked } from '@/tests/state/reader';
import { now, renderPage } from '../page';

const bot = (bot_id: string, over: object = {}) => ({
  bot_id,
  name: [
    { lang: 'en', text: `Bot ${bot_id}` },
    { lang: 'zh-CN', text: `机器人${bot_id}` },
  ],
  description: [{ lang: 'en', text: `News of ${bot_id}.` }],
  icon: 'leaf',
  category: 'science',
  follow_count: 3,
  followed: false,
  ...over,
});

const post = (n: number) => ({
  post_id: `p${n}`,
  bot_id: 'roses',
  bot: { bot_id: 'roses', name: [{ lang: 'en', text: 'Bot roses' }], icon: 'leaf', category: '' },
  reason: [
    { lang: 'source', text: `Rose ${n} blooms.[2]` },
    { lang: 'en', text: `Rose ${n} blooms.[2]` },
  ],
  reference: { order: 2, source: 'The Example', link: 'https://example.com/r' },
  time: now - n * 3600_000,
  event: { id: `e${n}`, title: [{ lang: 'en', text: `Event ${n}` }], references: [] },
});

const kept = { extra_words: [], left_out_words: ['thorn'], languages: [], daily_limit: 0 };

type Script = Partial<Record<Asked['name'], (input: Asked['input']) => Answer | Promise<Answer>>>;
const ok = (body: object): Answer => ({ body: { code: 0, ...body } });

function show(content: ReactNode, script: Script, language: 'en' | 'zh' = 'en') {
  const { store, asked } = newReader(({ name, input }) => script[name]?.(input) ?? ok({}));
  const { unmount } = renderPage(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{content}</SWRConfig>,
    { store, language },
  );
  const inputs = (wanted: Asked['name']) =>
    asked.filter(({ name }) => name === wanted).map(({ input }) => input);
  return { inputs, unmount };
}

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

describe('finding bots', () => {
  const script: Script = {
    ListBotCategories: () =>
      ok({
        categories: [
          { category: 'science', name: [{ lang: 'en', text: 'Science' }], bot_count: 2 },
        ],
      }),
    ListBots: ({ list_type, query, category }) => {
      const found = query === 'none' ? [] : [bot(category ? 'filed' : String(list_type))];
      return ok({ data: { bots: found, has_more: false, next_cursor: '' } });
    },
    FollowBot: ({ bot_id }) =>
      ok({ bot: bot(String(bot_id), { followed: true, follow_count: 4 }) }),
  };

  it('shows followed and further ones; one press follows', async () => {
    const { inputs } = show(<BotsScreen />, script);
    const more = await screen.findByRole('region', { name: 'More bots' });
    expect(await screen.findByRole('link', { name: /Bot followed/ })).toBeInTheDocument();
    await userEvent.click(
      await within(more).findByRole('button', { name: 'Follow Bot recommended' }),
    );
    expect(
      await within(more).findByRole('button', { name: /^Following Bot recommended/ }),
    ).toHaveAttribute('aria-pressed', 'true');
    expect(inputs('FollowBot')).toEqual([{ bot_id: 'recommended' }]);
  });

  it('a followed one moves to the followed ones', async () => {
    let followed = false;
    const data = (...bots: object[]) => ok({ data: { bots, has_more: false, next_cursor: '' } });
    show(<BotsScreen />, {
      ListBots: ({ list_type }) =>
        (list_type === 'followed') === followed ? data(bot('roses', { followed })) : data(),
      FollowBot: () => {
        followed = true;
        return ok({ bot: bot('roses', { followed }) });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Follow Bot roses' }));
    const own = await screen.findByRole('region', { name: 'Bots you follow' });
    expect(await within(own).findByRole('link', { name: /Bot roses/ })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /Bot roses/ })).toHaveLength(1);
  });

  it('a followed one keeps its row element when its list reloads', async () => {
    let followed = false;
    const { inputs } = show(<BotsScreen />, {
      ListBots: ({ query }) => {
        const bots = query === 'roses' ? [bot('roses', { followed })] : [];
        return ok({ data: { bots, has_more: false, next_cursor: '' } });
      },
      FollowBot: () => {
        followed = true;
        return ok({ bot: bot('roses', { followed }) });
      },
    });
    await userEvent.type(screen.getByLabelText('Search by name'), 'roses');
    const link = await screen.findByRole('link', { name: /Bot roses/ });
    const button = screen.getByRole('button', { name: 'Follow Bot roses' });
    const before = inputs('ListBots').length;
    await userEvent.click(button);
    await waitFor(() => expect(inputs('ListBots')).toHaveLength(before + 1));
    await screen.findByText('1 bot found');
    // A press that began on it ends on it, and keyboard focus continues from it.
    expect(screen.getByRole('link', { name: /Bot roses/ })).toBe(link);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-pressed', 'true');
  });

  it('a list that is opened again is requested again', async () => {
    const { inputs } = show(<BotsScreen />, script);
    const search = screen.getByLabelText('Search by name');
    await screen.findByRole('link', { name: /Bot followed/ });
    const before = inputs('ListBots').length;
    await userEvent.type(search, 'x');
    await waitFor(() => expect(inputs('ListBots')).toHaveLength(before + 1));
    await userEvent.clear(search);
    await screen.findByRole('link', { name: /Bot followed/ });
    await waitFor(() => expect(inputs('ListBots')).toHaveLength(2 * before + 1));
  });

  it('searches by name and by category; an empty result says so', async () => {
    const { inputs } = show(<BotsScreen />, script);
    await userEvent.click(await screen.findByRole('button', { name: /Science/ }));
    expect(await screen.findByRole('link', { name: /Bot filed/ })).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Search by name'), 'none');
    expect(
      await screen.findByText('No bot with that name or in that category.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('0 bots found');
    await userEvent.clear(screen.getByLabelText('Search by name'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 bot found'));
    expect(inputs('ListBots')).toContainEqual(
      expect.objectContaining({ category: 'science', query: 'none' }),
    );
  });

  it('those for the reader’s interests have their own section, where there are any', async () => {
    show(<BotsScreen />, {
      ...script,
      ListInterestBots: () =>
        ok({ data: { bots: [bot('fitting')], has_more: false, next_cursor: '' } }),
    });
    const fitting = within(await screen.findByRole('region', { name: 'For your interests' }));
    expect(await fitting.findByRole('link', { name: /Bot fitting/ })).toBeInTheDocument();
  });

  it('each is listed once: a followed or suggested one is in no list below', async () => {
    const data = (...bots: object[]) => ok({ data: { bots, has_more: false, next_cursor: '' } });
    show(<BotsScreen />, {
      ListBots: ({ list_type }) =>
        list_type === 'followed'
          ? data(bot('roses', { followed: true }))
          : data(bot('tulips'), bot('asters')),
      ListInterestBots: () => data(bot('roses', { followed: true }), bot('tulips')),
    });
    const names = (heading: string) =>
      within(screen.getByRole('region', { name: heading }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    await waitFor(() => expect(names('For your interests')).toEqual(['/m/bots/tulips']));
    await waitFor(() => expect(names('More bots')).toEqual(['/m/bots/asters']));
    expect(names('Bots you follow')).toEqual(['/m/bots/roses']);
  });

  it('shows names of bots in the reader’s language', async () => {
    show(<BotsScreen />, script, 'zh');
    expect(await screen.findByRole('link', { name: /机器人recommended/ })).toBeInTheDocument();
  });

  it('a failed list can be requested again', async () => {
    let broken = true;
    show(<BotsScreen />, {
      ListBots: () =>
        broken ? 'broken' : ok({ data: { bots: [bot('back')], has_more: false, next_cursor: '' } }),
    });
    const [again] = await screen.findAllByRole('button', { name: 'Try again' });
    broken = false;
    if (again) await userEvent.click(again);
    expect((await screen.findAllByRole('link', { name: /Bot back/ })).length).toBeGreaterThan(0);
  });
});

describe('a bot', () => {
  const one = (over: object = {}): Script => ({
    GetBotInfo: () => ok({ bot: bot('roses', over) }),
    ListBotPosts: ({ cursor }) =>
      ok({
        data: {
          posts: cursor ? [post(3)] : [post(1), post(2)],
          has_more: !cursor,
          next_cursor: cursor ? '' : 'c1',
        },
      }),
    GetBotCustomize: () => ok({ customize: kept }),
    PreviewBotCustomize: ({ extra_words }) =>
      ok({ data: { events: [], match_count: extra_words ? 5 : 2, looked_at: 300 } }),
    UpdateBotCustomize: (input) => ok({ customize: { ...kept, ...input } }),
  });

  it('shows its posts with the sentence that says why and its source, page by page', async () => {
    show(<BotScreen id="roses" />, one());
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Bot roses');
    expect(await screen.findByText('Rose 1 blooms.')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Source: The Example' })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Event 3' })).toHaveAttribute(
      'href',
      '/m/news/detail?id=e3',
    );
  });

  it('settings are tried before they are saved', async () => {
    const { inputs } = show(<BotScreen id="roses" />, one({ followed: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'Customize' }));
    expect(await screen.findByText(/^2 events of the last 300/)).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Also post events that mention'), 'tulip{Enter}');
    expect(await screen.findByText(/^5 events of the last 300/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove “thorn”' }));
    await userEvent.click(screen.getByRole('button', { name: 'At most 3' }));
    await userEvent.click(screen.getByRole('button', { name: '中文' }));
    expect(inputs('UpdateBotCustomize')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(inputs('UpdateBotCustomize')).toEqual([
        {
          ...{ bot_id: 'roses', extra_words: ['tulip'], left_out_words: [] },
          ...{ languages: ['ZH'], daily_limit: 3 },
        },
      ]),
    );
  });

  it('saving settings leads to the bot, from the end of a form that disappears', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    show(<BotScreen id="roses" />, one({ followed: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'Customize' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    const heading = screen.getByRole('heading', { level: 1 });
    expect(scroll.mock.contexts.some((one) => one.contains(heading))).toBe(true);
    scroll.mockRestore();
  });

  it('keeps a word that is still in its field when it is saved', async () => {
    const { inputs } = show(<BotScreen id="roses" />, one({ followed: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'Customize' }));
    await userEvent.type(await screen.findByLabelText('Also post events that mention'), 'tulip');
    await userEvent.type(screen.getByRole('textbox', { name: /^Leave out/ }), '…');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(inputs('UpdateBotCustomize')).toMatchObject([
        { extra_words: ['tulip'], left_out_words: kept.left_out_words },
      ]),
    );
  });

  it('accepts no change while its settings are being saved', async () => {
    const never = () => new Promise<Answer>(() => undefined);
    show(<BotScreen id="roses" />, { ...one({ followed: true }), UpdateBotCustomize: never });
    await userEvent.click(await screen.findByRole('button', { name: 'Customize' }));
    const field = await screen.findByLabelText('Also post events that mention');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.type(field, 'tulip{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Remove “thorn”' }));
    await userEvent.click(screen.getByRole('button', { name: 'At most 3' }));
    await userEvent.click(screen.getByRole('button', { name: '中文' }));
    expect(field).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Remove “thorn”' })).toBeVisible();
    for (const name of ['At most 3', '中文'])
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'false');
  });

  it('keeps changes while its settings are folded', async () => {
    show(<BotScreen id="roses" />, one({ followed: true }));
    const fold = await screen.findByRole('button', { name: 'Customize' });
    await userEvent.click(fold);
    const field = await screen.findByLabelText('Also post events that mention');
    await userEvent.type(field, 'tulip{Enter}');
    await userEvent.click(fold);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(fold);
    expect(await screen.findByRole('button', { name: 'Remove “tulip”' })).toBeVisible();
  });

  it('keeps changes across a reload, until they are saved', async () => {
    const first = show(<BotScreen id="roses" />, one({ followed: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'Customize' }));
    const field = await screen.findByLabelText('Also post events that mention');
    await userEvent.type(field, 'tulip{Enter}lil');
    first.unmount();
    const { inputs, unmount } = show(<BotScreen id="roses" />, one({ followed: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'Customize' }));
    expect(await screen.findByRole('button', { name: 'Remove “tulip”' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Also post/ })).toHaveValue('lil');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(inputs('UpdateBotCustomize')).toMatchObject([{ extra_words: ['tulip', 'lil'] }]),
    );
    unmount();
    show(<BotScreen id="roses" />, one({ followed: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'Customize' }));
    expect(await screen.findByLabelText('Also post events that mention')).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Remove “tulip”' })).not.toBeInTheDocument();
  });

  it('says where it does not exist', async () => {
    show(<BotScreen id="nobody" />, {
      GetBotInfo: () => ({ body: { code: takenDown, bot: null } }),
    });
    expect(await screen.findByText('There is no such bot')).toBeInTheDocument();
  });
});

describe('seen posts', () => {
  const page = (posts: object[]) => ok({ data: { posts, has_more: false, next_cursor: '' } });
  /** The observed elements, and the function that scrolls them into view. */
  let watched: Map<Element, (entries: object[]) => void>;
  const scrollTo = (name: string) => {
    for (const target of watched.keys())
      if (within(target as HTMLElement).queryByRole('link', { name }))
        act(() => watched.get(target)?.([{ isIntersecting: true, target }]));
  };
  const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')));

  beforeEach(() => {
    watched = new Map();
    class Observer {
      constructor(private readonly run: (entries: object[]) => void) {}
      observe(target: Element) {
        watched.set(target, this.run);
      }
      unobserve(target: Element) {
        watched.delete(target);
      }
    }
    Object.assign(globalThis, { IntersectionObserver: Observer });
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  it('are reported when the page is left, without posts that were never in view', async () => {
    const { inputs } = show(<PostsScreen />, {
      ListFollowedPosts: () => page([1, 2, 3].map(post)),
    });
    await screen.findByRole('link', { name: 'Event 1' });
    for (const name of ['Event 1', 'Event 2']) scrollTo(name);
    expect(inputs('ListPosts')).toEqual([]);
    leave();
    await waitFor(() =>
      expect(inputs('ListPosts')).toMatchObject([{ displayed_post_ids: ['p1', 'p2'] }]),
    );
    leave();
    scrollTo('Event 3');
    cleanup();
    await waitFor(() =>
      expect(inputs('ListPosts')).toMatchObject([
        { displayed_post_ids: ['p1', 'p2'] },
        { displayed_post_ids: ['p3'] },
      ]),
    );
  });

  it('are reported on the page of a bot, too', async () => {
    const { inputs } = show(<BotScreen id="roses" />, {
      GetBotInfo: () => ok({ bot: bot('roses') }),
      ListBotPosts: () => page([post(4)]),
    });
    await screen.findByRole('link', { name: 'Event 4' });
    scrollTo('Event 4');
    leave();
    await waitFor(() =>
      expect(inputs('ListPosts')).toMatchObject([{ displayed_post_ids: ['p4'] }]),
    );
  });

  it('move to the seen ones at once, where seeing them again changes nothing', async () => {
    const calls: string[] = [];
    const { inputs } = show(<PostsScreen />, {
      ListFollowedPosts: () => page([post(1)]),
      ListPosts: () => {
        calls.push('told');
        return page([]);
      },
      ListDisplayedPosts: () => {
        calls.push('asked');
        return page([post(1), post(9)]);
      },
    });
    await screen.findByRole('link', { name: 'Event 1' });
    scrollTo('Event 1');
    await userEvent.click(screen.getByRole('button', { name: 'Seen' }));
    await screen.findByRole('link', { name: 'Event 9' });
    expect(calls).toEqual(['told', 'asked']);
    scrollTo('Event 9');
    leave();
    await userEvent.click(screen.getByRole('button', { name: 'Following' }));
    expect(inputs('ListPosts')).toHaveLength(1);
  });
});

describe('posts of followed bots', () => {
  const page = (posts: object[]) => ok({ data: { posts, has_more: false, next_cursor: '' } });

  it('each post names its bot', async () => {
    show(<PostsScreen />, { ListFollowedPosts: () => page([post(1)]) });
    expect(await screen.findByRole('link', { name: 'Bot roses' })).toHaveAttribute(
      'href',
      '/m/bots/roses',
    );
  });

  it.each([
    ['Earlier', 'ListPostHistory', 'No older posts.'],
    ['Saved', 'ListCollectedPosts', /^You haven’t saved anything/],
    ['Seen', 'ListDisplayedPosts', /^You haven’t seen any posts yet/],
  ] as const)('%s posts are one press away; an empty list says so', async (name, call, none) => {
    const { inputs } = show(<PostsScreen />, {
      ListFollowedPosts: () => page([post(1)]),
      [call]: () => page([post(5)]),
    });
    const newest = await screen.findByRole('button', { name: 'Following' });
    expect(newest).toHaveAttribute('aria-pressed', 'true');
    expect(inputs(call)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByRole('link', { name: 'Event 5' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Event 1' })).not.toBeInTheDocument();
    expect(newest).toHaveAttribute('aria-pressed', 'false');
    cleanup();
    show(<PostsScreen />, { ListFollowedPosts: () => page([post(1)]), [call]: () => page([]) });
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText(none)).toBeInTheDocument();
  });

  it('the heading covers every list of the screen', async () => {
    show(<PostsScreen />, { ListFollowedPosts: () => page([post(1)]), ListPosts: () => page([]) });
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Bot posts');
    const lists = within(screen.getByRole('group', { name: 'Which posts' }));
    expect(lists.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['Following', 'Earlier', 'Saved', 'Seen', 'All bots'],
    ]);
    await userEvent.click(lists.getByRole('button', { name: 'All bots' }));
    expect(heading).toHaveTextContent('Bot posts');
  });

  it('posts of all bots are available by category, also of those that are not followed', async () => {
    const categories = ['science', 'sport'].map((category) => ({
      ...{ category, name: [{ lang: 'en', text: `On ${category}` }], bot_count: 2 },
    }));
    const posts: Record<string, object[]> = { science: [post(6)], sport: [] };
    const { inputs } = show(<PostsScreen />, {
      ListFollowedPosts: () => page([post(1)]),
      ListBotCategories: () => ok({ categories }),
      ListPosts: ({ category }) => page(posts[String(category)] ?? [post(5), post(6)]),
    });
    await screen.findByRole('link', { name: 'Event 1' });
    expect(screen.queryByRole('group', { name: 'Categories' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'All bots' }));
    expect(await screen.findByRole('link', { name: 'Event 5' })).toBeInTheDocument();
    const science = await screen.findByRole('button', { name: 'On science' });
    await userEvent.click(science);
    expect(await screen.findByRole('link', { name: 'Event 6' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Event 5' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'On sport' }));
    expect(await screen.findByText(/^Nothing posted yet/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'On sport' }));
    expect(await screen.findByRole('link', { name: 'Event 5' })).toBeInTheDocument();
    expect(inputs('ListPosts').map(({ category }) => category)).toEqual([
      ...[undefined, 'science', 'sport'],
    ]);
  });

  it('breaking news of followed bots is above them', async () => {
    show(<PostsScreen />, {
      ListFollowedPosts: () => page([post(1)]),
      ListFollowedBreakingNews: () => ok({ data: { events: [post(8).event], has_more: false } }),
    });
    const breaking = await screen.findByRole('region', { name: 'Breaking in what you follow' });
    expect(within(breaking).getByRole('link', { name: /^Event 8/ })).toHaveAttribute(
      'href',
      '/m/news/detail?id=e8',
    );
  });

  it('without breaking news there is no such section', async () => {
    const { inputs } = show(<PostsScreen />, {
      ListFollowedPosts: () => page([post(1)]),
      ListFollowedBreakingNews: () => ok({ data: { events: [], has_more: false } }),
    });
    await screen.findByRole('link', { name: 'Event 1' });
    await waitFor(() => expect(inputs('ListFollowedBreakingNews')).toHaveLength(1));
    expect(screen.queryByRole('region', { name: /^Breaking/ })).not.toBeInTheDocument();
  });

  it('breaking news that did not load can be requested again', async () => {
    let broken = true;
    show(<PostsScreen />, {
      ListFollowedPosts: () => page([post(1)]),
      ListFollowedBreakingNews: () =>
        broken ? 'broken' : ok({ data: { events: [post(8).event], has_more: false } }),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Breaking news didn’t load.');
    broken = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Event 8/ })).toBeInTheDocument();
  });

  it('a reader who follows none sees samples of all of them', async () => {
    show(<PostsScreen />, {
      ListFollowedPosts: () => page([]),
      ListDemoPosts: () => page([post(7)]),
    });
    const samples = await screen.findByRole('region', { name: 'What bots post' });
    // The reason for the samples is above them, not inside.
    expect(samples.firstElementChild).toHaveRole('heading');
    expect(await screen.findByRole('link', { name: 'Event 7' })).toBeInTheDocument();
  });
});
