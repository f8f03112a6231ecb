/** @jest-environment ./tests/dom-with-fetch.mjs */
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { ThemesScreen } from '@/components/screens/themes-screen';
import { readerAtom } from '@/lib/state/page/reader';
import { newReader, type Answer, type Asked } from '@/tests/state/reader';
import { renderPage } from '../page';

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeAll(() => {
  globalThis.ResizeObserver ??= NoObserver;
});
beforeEach(() => sessionStorage.clear());

const theme = { theme_id: 'h1', name: 'Tides', keywords: ['tide'], own: true };
const run = {
  ...{
    run_id: 'r1',
    theme_id: 'h1',
    question: 'How high?',
    state: 'done',
    saved: false,
    steps: [],
  },
  ...{
    start_time: Date.UTC(2026, 10, 21),
    report: { sections: [], references: [], not_covered: [] },
  },
};
const body = (more: object): Answer => ({ body: { code: 0, ...more } });

function open(id: string, answer: (asked: Asked) => Answer | Promise<Answer>) {
  const { store, asked } = newReader(answer);
  store.set(readerAtom, { id: 'u-me', name: 'Me' });
  renderPage(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <ThemesScreen id={id} />
    </SWRConfig>,
    { store },
  );
  return asked;
}
const never = () => new Promise<Answer>(() => undefined);
const names = (asked: Asked[]) => asked.map(({ name }) => name);

it('says that a theme did not load, and not that it does not exist; a retry loads it', async () => {
  let down = true;
  open('h1', ({ name }) =>
    name === 'GetThemeData' && down ? 'broken' : body({ theme, item_list: [], run_list: [] }),
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(/There is no such theme/)).toBeNull();
  down = false;
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Tides' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All themes' })).toHaveAttribute('href', '/m/themes');
});

it('shows a shared theme once that moved between two pages of the square, in its current state', async () => {
  const shared = (id: string, follow_count: number) => ({
    ...{ theme_id: id, name: `Theme ${id}`, keywords: ['tide'] },
    ...{ shared: true, follow_count },
  });
  const pages: Record<string, Answer> = {
    '': body({ theme_list: [shared('a', 9), shared('b', 8)], has_more: true, next_cursor: 'two' }),
    // A reader has left it meanwhile.
    two: body({ theme_list: [shared('b', 7), shared('c', 1)], next_cursor: '' }),
  };
  open('', ({ name, input }) =>
    name === 'ListSquareThemes'
      ? (pages[String(input.cursor ?? '')] ?? 'broken')
      : body({ own_list: [], followed_list: [] }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: /Theme c/ })).toBeVisible();
  const links = screen.getAllByRole('link', { name: /^Theme/ });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('9 followers'),
    expect.stringContaining('7 followers'),
    expect.stringContaining('1 follower'),
  ]);
});

it('says that a theme is not for this reader where the service refuses it', async () => {
  open('h2', () => ({
    status: 403,
    body: { base_resp: { error_code: 403, error_message: 'no', reason: 'themeNotYours' } },
  }));
  expect(await screen.findByText(/There is no such theme/)).toBeVisible();
});

it('shows what a reader has saved of a deleted theme', async () => {
  open('h1', ({ name }) =>
    name === 'GetThemeData'
      ? { body: { code: -1, msg: 'gone', theme: null } }
      : body({ run_list: [{ ...run, saved: true }] }),
  );
  expect(await screen.findByText(/There is no such theme/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'How high?' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it.each([429, 500])('does not say that there is no theme where the answer is %s', async (code) => {
  const refused = { code, base_resp: { error_code: code, error_message: 'Not now.' } };
  open('h1', () => ({ status: code, body: refused }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText(/There is no such theme/)).toBeNull();
});

it('says that shared themes did not load, and retries', async () => {
  let down = true;
  const asked = open('', ({ name }) => {
    if (name === 'ListSquareThemes' && down) return 'broken';
    return body({ own_list: [], followed_list: [], theme_list: [theme] });
  });
  await screen.findByText('What readers share didn’t load.');
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Tides/ })).toBeVisible();
  expect(names(asked).filter((name) => name === 'ListSquareThemes')).toHaveLength(2);
});

it('shares the link of a shared theme, and of no other', async () => {
  let shared = false;
  const page = () => open('h1', () => body({ theme: { ...theme, shared }, item_list: [] }));
  page();
  await screen.findByRole('heading', { level: 1, name: 'Tides' });
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  cleanup();
  shared = true;
  page();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/m/themes?id=h1');
});

it('deletes a report after confirmation', async () => {
  let runs = [run];
  const asked = open('h1', ({ name }) => {
    if (name === 'DeleteDeepMind') runs = [];
    return body({ theme: { ...theme, own: false }, item_list: [], run_list: runs });
  });
  const remove = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByRole('alertdialog', { name: 'Delete this report?' });
  };
  await remove();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(names(asked)).not.toContain('DeleteDeepMind');
  await remove();
  const [, sure] = screen.getAllByRole('button', { name: 'Delete' });
  await userEvent.click(sure ?? document.body);
  await waitFor(() => expect(screen.queryByText('How high?')).toBeNull());
  expect(names(asked)).toContain('DeleteDeepMind');
});

it('starts one search where it is requested twice', async () => {
  const asked = open('h1', ({ name }) =>
    name === 'StartDeepMind' ? never() : body({ theme, item_list: [], run_list: [] }),
  );
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Start' }));
  await waitFor(() => expect(names(asked)).toContain('StartDeepMind'));
  expect(names(asked).filter((name) => name === 'StartDeepMind')).toHaveLength(1);
});

it.each([
  ['without a network', false, 'No network connection. Try again once you’re back online.'],
  ['where the service fails', true, 'Service error, please try again later'],
])('says why nothing was done %s, and keeps typed text', async (_, online, why) => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  const asked = open('h1', ({ name }) =>
    name === 'StartDeepMind' ? 'broken' : body({ theme, item_list: [], run_list: [] }),
  );
  const field = await screen.findByRole('textbox', { name: 'Question (optional)' });
  await userEvent.type(field, 'How high?{Enter}');
  await waitFor(() => expect(names(asked)).toContain('StartDeepMind'));
  expect(await screen.findByText(why)).toBeVisible();
  expect(field).toHaveValue('How high?');
  network.mockRestore();
});

it('keeps the question of a search over a reload, until the search has begun', async () => {
  const field = () => screen.findByRole('textbox', { name: 'Question (optional)' });
  const page = (begun: Answer) =>
    open('h1', ({ name }) =>
      name === 'StartDeepMind' ? begun : body({ theme, item_list: [], run_list: [] }),
    );
  page('broken');
  await userEvent.type(await field(), 'How high?{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Start' })).toBeEnabled());
  cleanup();
  page(body({ run }));
  expect(await field()).toHaveValue('How high?');
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  await waitFor(async () => expect(await field()).toHaveValue(''));
  cleanup();
  page('broken');
  expect(await field()).toHaveValue('');
});

it('says why the address of a new theme was refused, and creates no second theme', async () => {
  let isMade = false;
  const asked = open('', ({ name, input }) => {
    if (name === 'ListThemes') return body({ own_list: isMade ? [theme] : [], followed_list: [] });
    if (name === 'CreateTheme') isMade = true;
    if (name !== 'CreateTheme' && name !== 'ConfigTheme') return body({ theme_list: [] });
    const [address = ''] = (input.feeds ?? []) as string[];
    return body({ theme, feed_results: [{ address, feed_id: '', error: 'not on the web' }] });
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New theme' }));
  await userEvent.type(screen.getByLabelText('Name'), 'Tides');
  await userEvent.type(screen.getByLabelText('Words'), 'tide');
  await userEvent.type(screen.getByLabelText('Address of a feed or a page'), 'http://nas.local');
  const save = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(save);
  expect(await screen.findByText(/is saved.*http:\/\/nas.local.*not on the web/)).toBeVisible();
  // It is among the reader's themes, and no draft of it is kept.
  expect(await screen.findByRole('link', { name: new RegExp(theme.name) })).toBeVisible();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('nas.local');
  await userEvent.click(save);
  await waitFor(() =>
    expect(names(asked).filter((name) => /^(Create|Config)Theme$/.test(name))).toEqual([
      'CreateTheme',
      'ConfigTheme',
    ]),
  );
});

it('keeps an address that was refused, and says why', async () => {
  let answer: Answer = 'broken';
  open('h1', ({ name }) =>
    name === 'ConfigTheme' ? answer : body({ theme, item_list: [], run_list: [] }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const address = 'https://tides.example/feed';
  const field = () => screen.getByLabelText('Address of a feed or a page');
  const add = () => userEvent.click(screen.getByRole('button', { name: 'Add' }));
  const results = (error: string) =>
    body({ theme, feed_results: [{ address, feed_id: '', error }] });
  await userEvent.type(field(), address);
  await add();
  await waitFor(() => expect(field()).not.toHaveAttribute('readonly'));
  expect(field()).toHaveValue(address);
  answer = { status: 503, body: {} };
  await add();
  await waitFor(() => expect(field()).not.toHaveAttribute('readonly'));
  expect(field()).toHaveValue(address);
  // Deleted meanwhile, on another device.
  answer = { body: { code: -1, theme: null } };
  await add();
  await waitFor(() => expect(field()).not.toHaveAttribute('readonly'));
  expect(field()).toHaveValue(address);
  answer = results('not on the web');
  await add();
  expect(await screen.findByText(/tides.example.*not on the web/)).toBeVisible();
  expect(field()).toHaveValue(address);
  answer = results('');
  await add();
  await waitFor(() => expect(field()).toHaveValue(''));
});

it('keeps the address of a feed that is typed and not added', async () => {
  const page = async () => {
    open('h1', () => body({ theme, item_list: [], run_list: [] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    return screen.getByLabelText('Address of a feed or a page');
  };
  await userEvent.type(await page(), 'https://tides.example/feed');
  cleanup();
  expect(await page()).toHaveValue('https://tides.example/feed');
});

async function uploadOpml(addresses: readonly string[]) {
  const outlines = addresses.map((address) => `<outline xmlUrl="${address}"/>`);
  const text = `<opml><body>${outlines.join('')}</body></opml>`;
  // Files in jsdom have no `arrayBuffer()`.
  const file = Object.assign(new File([text], 'mine.opml'), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  });
  const field = screen.getByLabelText<HTMLInputElement>('Add from an OPML file');
  await userEvent.upload(field, file);
  return field;
}

it('says how many of a file were not added when the network fails', async () => {
  const address = (n: number) => `https://tides.example/${n}`;
  open('h1', ({ name, input }) => {
    if (name !== 'ConfigTheme') return body({ theme, item_list: [], run_list: [] });
    if (String(input.feeds) === address(2)) return 'broken';
    return body({ theme, feed_results: [{ address: address(0), feed_id: '', error: '' }] });
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await uploadOpml([0, 1, 2, 3, 4].map(address));
  expect(await screen.findByText('3 more addresses of the file were not tried.')).toBeVisible();
});

it('adds the rest after an invalid address, however long, and shortens it in the message', async () => {
  const long = `https://tides.example/${'x'.repeat(5_000)}`;
  const addresses = ['https://tides.example/1', long, 'https://tides.example/2'];
  const asked = open('h1', ({ name, input }) => {
    if (name !== 'ConfigTheme') return body({ theme, item_list: [], run_list: [] });
    const address = String(input.feeds);
    const error = address === long ? 'no address' : '';
    return body({ theme, feed_results: [{ address, feed_id: '', error }] });
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await uploadOpml(addresses);
  expect(await screen.findByText(/tides.example\/2: added/)).toBeVisible();
  expect(names(asked).filter((name) => name === 'ConfigTheme')).toHaveLength(3);
  const told = screen.getByText(/: no address|x….*no address/);
  expect(told.textContent?.length).toBeLessThan(300);
});

it('says that a theme deleted in another tab is gone, when saving or searching', async () => {
  let gone = false;
  for (const press of ['Save', 'Start']) {
    gone = false;
    open('h1', () =>
      gone
        ? { status: 404, body: { code: -1, theme: null, run: null } }
        : body({ theme, item_list: [], run_list: [] }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    gone = true;
    await userEvent.click(screen.getByRole('button', { name: press }));
    expect(await screen.findByText(/^There is no such theme/)).toBeVisible();
    cleanup();
  }
});

it('stops adding a file at the limit, and the file can be chosen again', async () => {
  const address = (n: number) => `https://tides.example/${n}`;
  const asked = open('h1', ({ name, input }) => {
    if (name !== 'ConfigTheme') return body({ theme, item_list: [], run_list: [] });
    const given = String(input.feeds);
    const full = given !== address(0) && { error: 'no room', is_full: true };
    return body({ theme, feed_results: [{ address: given, feed_id: '', error: '', ...full }] });
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const field = await uploadOpml(Array.from({ length: 500 }, (_, n) => address(n)));
  expect(await screen.findByText('498 more addresses of the file were not tried.')).toBeVisible();
  expect(names(asked).filter((name) => name === 'ConfigTheme')).toHaveLength(2);
  expect(field.files).toHaveLength(0);
});

it('deletes once when pressed twice, and restores what was deleted', async () => {
  let arrive = () => undefined as void;
  const asked = open('h1', ({ name }) => {
    const answer = body({ theme, item_list: [], run_list: [] });
    if (name !== 'DeleteTheme') return answer;
    return new Promise((resolve) => (arrive = () => resolve(answer)));
  });
  const deletions = () => asked.filter(({ name }) => name === 'DeleteTheme');
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Delete' }));
  arrive();
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(deletions()).toHaveLength(1);
  await userEvent.dblClick(undo);
  arrive();
  expect(await screen.findByRole('heading', { level: 1, name: 'Tides' })).toBeVisible();
  expect(screen.queryByText('The theme is deleted.')).toBeNull();
  expect(deletions().map(({ input }) => input.restore)).toEqual([undefined, true]);
});

describe('the form of a theme', () => {
  const nothing = () => body({ own_list: [], followed_list: [], theme_list: [], item_list: [] });
  const toggle = () => userEvent.click(screen.getByRole('button', { name: 'New theme' }));
  const field = (name: string) => screen.getByLabelText(name);

  it('keeps typed text when it is closed, or the page is left', async () => {
    open('', nothing);
    await toggle();
    await userEvent.type(field('Name'), 'Tides');
    await userEvent.type(field('Words'), 'tide, moon');
    await userEvent.click(screen.getByRole('button', { name: 'Chinese' }));
    await toggle();
    expect(screen.queryByLabelText('Name')).toBeNull();
    cleanup();
    open('', nothing);
    await toggle();
    expect(field('Name')).toHaveValue('Tides');
    expect(field('Words')).toHaveValue('tide, moon');
    expect(screen.getByRole('button', { name: 'Chinese' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('accepts no change while it is being saved', async () => {
    open('', ({ name }) => (name === 'CreateTheme' ? never() : nothing()));
    await toggle();
    await userEvent.type(field('Name'), 'Tides');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const chips = ['Chinese', /^Share/].map((name) => screen.getByRole('button', { name }));
    for (const chip of chips) {
      await userEvent.click(chip);
      expect(chip).toHaveAttribute('aria-pressed', 'false');
    }
  });

  it('keeps a change of an existing one until it is saved', async () => {
    open('h1', () => body({ theme, item_list: [], run_list: [] }));
    const edit = async () => userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await edit();
    await userEvent.type(field('Words'), ', moon');
    await edit();
    await edit();
    expect(field('Words')).toHaveValue('tide, moon');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByLabelText('Words')).toBeNull());
    await edit();
    expect(field('Words')).toHaveValue('tide');
  });

  it('saves only what was changed in it, and leaves the rest to other tabs', async () => {
    const edit = async (held: object) => {
      const asked = open('h1', () => body({ theme: held, item_list: [], run_list: [] }));
      await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
      return asked;
    };
    const held = { ...theme, excluded: ['pool'], languages: ['en'] };
    await edit(held);
    await userEvent.type(field('Name'), ' at sea');
    // This tab is left; another one changes the words.
    cleanup();
    const asked = await edit({ ...held, keywords: ['surf', 'swell'] });
    expect(field('Name')).toHaveValue('Tides at sea');
    expect(field('Words')).toHaveValue('surf, swell');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByLabelText('Words')).toBeNull());
    expect(asked.filter(({ name }) => name === 'ConfigTheme').map(({ input }) => input)).toEqual([
      { theme_id: 'h1', name: 'Tides at sea' },
    ]);
  });

  it('leads to the theme once it is saved, from the end of a form that disappears', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    open('h1', () => body({ theme, item_list: [], run_list: [] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByLabelText('Words')).toBeNull());
    expect(scroll.mock.contexts).toContain(screen.getByRole('heading', { level: 1 }));
    scroll.mockRestore();
  });

  it('says which words the service would refuse, and sends none', async () => {
    const asked = open('', nothing);
    await toggle();
    await userEvent.type(field('Name'), 'Tides');
    await userEvent.click(field('Words'));
    await userEvent.paste(Array.from({ length: 21 }, (_, at) => `w${at}`).join(', '));
    expect(screen.getByText('At most 20 words.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(field('Words')).toHaveFocus();
    expect(field('Words')).toBeInvalid();
    expect(names(asked).filter((name) => /CreateTheme|PreviewTheme/.test(name))).toEqual([]);
  });

  it('previews items of sources only', async () => {
    const title = [{ lang: 'en', text: 'The tide rises' }];
    const item = { id: 'e1', item_type: 'event', title };
    open('', ({ name }) => (name === 'PreviewTheme' ? body({ item_list: [item] }) : nothing()));
    await toggle();
    await userEvent.type(field('Sources'), 'Harbor Daily');
    expect(await screen.findByText('The tide rises')).toBeVisible();
  });

  it('shows no items of earlier words where a preview does not load', async () => {
    let down = false;
    const item = { id: 'e1', item_type: 'event', title: [{ lang: 'en', text: 'The tide rises' }] };
    const asked = open('', ({ name }) => {
      if (name !== 'PreviewTheme') return nothing();
      return down ? 'broken' : body({ item_list: [item] });
    });
    const previews = () => names(asked).filter((name) => name === 'PreviewTheme').length;
    await toggle();
    await userEvent.type(field('Words'), 'tide');
    expect(await screen.findByText('The tide rises')).toBeVisible();
    down = true;
    const before = previews();
    await userEvent.type(field('Words'), ', moon');
    await waitFor(() => expect(previews()).toBeGreaterThan(before));
    await waitFor(() => expect(screen.queryByText('The tide rises')).toBeNull());
    expect(screen.queryByText(/^It would show/)).toBeNull();
    down = false;
    await userEvent.type(field('Words'), ', sea');
    expect(await screen.findByText('The tide rises')).toBeVisible();
  });
});

const textOf = (blob: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob ?? new Blob());
  });

describe('exported sources', () => {
  const saved: { name: string; text: Promise<string> }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let blob: Blob | undefined;
    URL.createObjectURL = (given) => {
      if (given instanceof Blob) blob = given;
      return 'blob:1';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, text: textOf(blob) });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const lists = ({ name, input }: Asked): Answer => {
    if (name === 'ListThemes') return body({ own_list: [theme], followed_list: [] });
    if (name === 'ListMutes') return body({ mutes: [{ kind: 'source', label: 'BBC' }] });
    if (name !== 'ListFollowedTopics') return body({ theme_list: [] });
    const page = input.cursor === '' ? ['t1', 'c2'] : ['t2', ''];
    return body({
      topic_list: [{ topic_id: page[0], topic_name: page[0] }],
      ...{ has_more: page[1] !== '', next_cursor: page[1] },
    });
  };

  it('are one file with every page of what is followed', async () => {
    open('', lists);
    await userEvent.click(await screen.findByRole('button', { name: 'Save as OPML' }));
    expect(await screen.findByText('The file is saved.')).toBeVisible();
    const text = (await saved[0]?.text) ?? '';
    expect(saved[0]?.name).toMatch(/^cubewire-sources-\d{4}-\d\d-\d\d\.opml$/);
    for (const part of ['topic=t1', 'topic=t2', 'BBC']) expect(text).toContain(part);
  });

  it('are not exported where a list did not load, with a message', async () => {
    open('', (asked) => (asked.name === 'ListMutes' ? 'broken' : lists(asked)));
    await userEvent.click(await screen.findByRole('button', { name: 'Save as OPML' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was saved');
    expect(saved).toEqual([]);
  });
});

it.each([
  ['a theme', 'h1', 'GetThemeData'],
  ['the square', '', 'ListSquareThemes'],
] as const)('requests %s again when reopened, and keeps what is there', async (_what, id, call) => {
  let down = false;
  const { store, asked } = newReader(({ name }) =>
    down && name === call
      ? 'broken'
      : body({
          ...{ theme, item_list: [], run_list: [], theme_list: [theme] },
          ...{ own_list: [], followed_list: [] },
        }),
  );
  store.set(readerAtom, { id: 'u-me', name: 'Me' });
  const cache = new Map();
  const show = () =>
    renderPage(
      <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
        <ThemesScreen id={id} />
      </SWRConfig>,
      { store },
    );
  const count = () => names(asked).filter((name) => name === call).length;
  const first = show();
  await screen.findAllByText('Tides');
  first.unmount();
  down = true;
  show();
  await waitFor(() => expect(count()).toBeGreaterThan(1));
  expect(screen.getAllByText('Tides').length).toBeGreaterThan(0);
  expect(screen.queryByRole('alert')).toBeNull();
});
