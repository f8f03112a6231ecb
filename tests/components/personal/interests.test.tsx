/** @jest-environment ./tests/dom-with-fetch.mjs */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceId } from '@/lib/browser/device/device-id';
import { readUserInfo } from '@/tests/read-user-info';
import { languages } from '@/lib/model/text/languages';
import { feedOf } from '@/lib/model/feed/feed';
import { feedAtom } from '@/lib/state/feed/feed';
import { noticesAtom } from '@/lib/state/page/notices';
import { initInterestsAtom } from '@/lib/state/personal/interests';
import { popupsAtom } from '@/lib/state/page/popups';
import { InterestsScreen } from '@/components/personal/interests-screen';
import { allMessages } from '@/tests/all-messages';
import { sampleEntry } from '@/tests/model/entry-sample';
import { listOf, newReader, type Answer, type Asked } from '@/tests/state/reader';
import { renderPage } from '../page';
import { fine, openPopup } from './open-popup';

const popup = { kind: 'interests' } as const;
const offered = (items: Record<string, string[]>): Answer => ({
  body: {
    code: 0,
    interests: Object.entries(items).map(([category, keywords]) => ({
      category,
      keywords: keywords.map((keyword) => ({ keyword })),
    })),
  },
});
const savedOf = (...pairs: string[]): Answer => ({
  body: {
    code: 0,
    interests: pairs.map((pair) => ({
      category: pair.split('/')[0],
      keyword: pair.split('/')[1],
    })),
  },
});
const topics = offered({ sports: ['Chess', 'Marathon'], technology: ['Chips', 'Internet'] });

/** A service with these topics and this selection; `save` answers all writes. */
const service =
  (saved: Answer = savedOf(), save: (asked: Asked) => Answer = () => fine) =>
  (asked: Asked): Answer => {
    if (asked.name === 'GetUserCandidateInterests') return topics;
    if (asked.name === 'GetUserInterests') return saved;
    if (asked.name === 'ListEvents') return listOf(['a']);
    return save(asked);
  };

const dialog = () => screen.findByRole('dialog');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const saveButton = () => screen.getByRole('button', { name: /^Sav/ });
const writes = (asked: Asked[]) =>
  asked.filter(({ name }) => /^(Initialize|Modify)UserInterests$/.test(name));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the selector', () => {
  it.each(languages)('has every message in %s', async (language) => {
    await openPopup({ popup, language, answer: service() });
    await screen.findByRole('button', { name: 'Chess' });
    expect(await dialog()).not.toHaveTextContent('Missing key');
  });

  it('can be saved with three topics, not with two', async () => {
    await openPopup({ popup, answer: service() });
    await press('Chess');
    await press('Chips');
    expect(saveButton()).toBeDisabled();
    expect(await dialog()).toHaveTextContent('1 more topic to choose');
    await press('Marathon');
    expect(saveButton()).toBeEnabled();
    expect(await dialog()).toHaveTextContent('3 topics chosen');
  });

  it('a category selects all its topics, and shows how many are selected', async () => {
    await openPopup({ popup, answer: service() });
    const all = await screen.findByRole('checkbox', { name: 'All of Sports' });
    expect(all).not.toBeChecked();
    await press('Chess');
    expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    expect(all).toBeChecked();
    expect(screen.getByRole('button', { name: 'Marathon' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(all);
    expect(all).not.toBeChecked();
  });

  it('sends a first selection as a string of pairs; saved, it closes and the list is requested again', async () => {
    const { store, asked } = await openPopup({ popup, reader: { id: 'u1' }, answer: service() });
    for (const name of ['Chess', 'Chips', 'Marathon']) await press(name);
    await userEvent.click(saveButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [sent] = writes(asked);
    expect(sent?.name).toBe('InitializeUserInterests');
    expect(JSON.parse(String(sent?.input.interests))).toEqual([
      { category: 'sports', keyword: 'Chess' },
      { category: 'technology', keyword: 'Chips' },
      { category: 'sports', keyword: 'Marathon' },
    ]);
    expect(store.get(noticesAtom)).toMatchObject([{ key: 'interests.saved' }]);
    expect(readUserInfo()).toMatchObject({ user_id: 'u1', is_init_interests: true });
    await waitFor(() => expect(asked.at(-1)?.name).toBe('ListEvents'));
    expect(await store.set(initInterestsAtom)).toBe('skipped');
  });

  it('saving reorders the list by the new interests', async () => {
    const { store } = await openPopup({ popup, answer: service() });
    const events = ['b', 'a'].map((id) => sampleEntry({ id }));
    const page = { has_more: false, session_end: true, session_id: 's', next_cursor: '' };
    store.set(feedAtom('recommend'), feedOf({ ...page, events }, Date.now()));
    for (const name of ['Chess', 'Chips', 'Marathon']) await press(name);
    await userEvent.click(saveButton());
    await waitFor(() =>
      expect(store.get(feedAtom('recommend')).events.map(({ id }) => id)).toEqual(['a']),
    );
  });

  it('sends only the differences of a later change, added ones first', async () => {
    const saved = savedOf('sports/Chess', 'sports/Marathon', 'technology/Chips');
    const { asked } = await openPopup({ popup, answer: service(saved) });
    await press('Internet');
    await press('Internet');
    expect(saveButton()).toBeDisabled();
    await press('Internet');
    await press('Chess');
    await userEvent.click(saveButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes(asked)).toEqual([
      {
        name: 'ModifyUserInterests',
        input: { modify_type: 1, modify_tag_keys: ['technology/Internet'] },
      },
      { name: 'ModifyUserInterests', input: { modify_type: 2, modify_tag_keys: ['sports/Chess'] } },
    ]);
  });

  it.each([
    ['code 1', { body: { code: 1 } }],
    ['an error', { status: 500, body: {} }],
    ['no network', 'broken'],
  ] as [string, Answer][])(
    'after %s it stays open, says so, and can be saved again',
    async (_, bad) => {
      let answer: Answer = bad;
      const { store, asked } = await openPopup({ popup, answer: service(savedOf(), () => answer) });
      for (const name of ['Chess', 'Chips', 'Marathon']) await press(name);
      await userEvent.click(saveButton());
      expect(await screen.findByRole('alert')).toHaveTextContent('were not saved');
      expect(screen.getByRole('button', { name: 'Chess' })).toHaveAttribute('aria-pressed', 'true');
      expect(saveButton()).toBeEnabled();
      expect(localStorage.getItem('interest_selected')).toBeNull();
      expect(store.get(noticesAtom)).toEqual([]);
      answer = fine;
      await userEvent.click(saveButton());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(writes(asked)).toHaveLength(2);
    },
  );

  it('does not send again what was accepted before the rest failed', async () => {
    const saved = savedOf('sports/Chess', 'sports/Marathon', 'technology/Chips');
    let removing: Answer = 'broken';
    const save = ({ input }: Asked) => (input.modify_type === 2 ? removing : fine);
    const { asked } = await openPopup({ popup, answer: service(saved, save) });
    await press('Internet');
    await press('Chess');
    await userEvent.click(saveButton());
    await screen.findByRole('alert');
    removing = fine;
    await userEvent.click(saveButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes(asked).map(({ input }) => input.modify_type)).toEqual([1, 2, 2]);
  });

  it('reports a failed save even after it was closed', async () => {
    let fail = () => undefined as void;
    const answer = (asked: Asked) =>
      asked.name === 'InitializeUserInterests'
        ? new Promise<Answer>((resolve) => (fail = () => resolve('broken')))
        : service()(asked);
    const { store } = await openPopup({ popup, answer });
    for (const name of ['Chess', 'Chips', 'Marathon']) await press(name);
    await userEvent.click(saveButton());
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fail();
    await waitFor(() =>
      expect(store.get(noticesAtom)).toMatchObject([{ key: 'interests.notSaved', tone: 'bad' }]),
    );
  });

  it.each([
    ['cn', true],
    ['sg', false],
  ] as const)('copies the device id into a stored flag in %s: %s', async (region, copied) => {
    await openPopup({ popup, site: { region }, answer: service() });
    for (const name of ['Chess', 'Chips', 'Marathon']) await press(name);
    await userEvent.click(saveButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage.getItem('interest_selected')).toBe(copied ? deviceId() : null);
  });

  it('that does not load says so, and can be retried', async () => {
    let broken = true;
    await openPopup({ popup, answer: (asked) => (broken ? 'broken' : service()(asked)) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Chess' })).toBeInTheDocument();
  });

  it('without any topics says so', async () => {
    await openPopup({
      popup,
      answer: (asked) =>
        asked.name === 'GetUserCandidateInterests' ? offered({}) : service()(asked),
    });
    expect(await screen.findByText(/There are no topics yet/)).toBeInTheDocument();
  });

  it('shows earlier choices with their names then, whatever is offered now', async () => {
    await openPopup({ popup, answer: service(savedOf('sports/Sumo', 'sports/a', 'arts/b')) });
    const arts = within(await screen.findByRole('region', { name: 'arts' }));
    expect(arts.getByRole('button', { name: 'b' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Sumo' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('that is postponed is not shown again in this visit', async () => {
    const { store } = await openPopup({ popup, site: { region: 'cn' }, answer: service() });
    await press('Not now');
    await waitFor(() => expect(store.get(popupsAtom).every(({ open }) => !open)).toBe(true));
    expect(await store.set(initInterestsAtom)).toBe('skipped');
  });
});

describe('by bots', () => {
  const bot = (bot_id: string) => ({
    ...{ bot_id, name: [{ lang: 'en', text: `Bot ${bot_id}` }], icon: 'leaf', category: 'science' },
    ...{ description: [{ lang: 'en', text: `News of ${bot_id}.` }], followed: false },
  });
  const bots: Answer = {
    body: { code: 0, data: { bots: [bot('space'), bot('chess')], has_more: false } },
  };
  const kept: Answer = {
    body: { code: 0, interests: [{ category: 'science', keyword: 'Space' }], bots: [bot('space')] },
  };
  const answer = (listed: Answer, save: Answer) =>
    service(savedOf(), ({ name }) =>
      name === 'ListBots' ? listed : name === 'InitInterestsByBots' ? save : fine,
    );

  it.each(languages)('has every message in %s', async (language) => {
    const { interests } = allMessages[language];
    await openPopup({ popup, language, answer: answer(bots, kept) });
    await press(interests.byBots);
    expect(await screen.findByRole('list', { name: interests.bots })).toBeInTheDocument();
    expect(await dialog()).not.toHaveTextContent('Missing key');
  });

  it('turns their subjects into interests, and follows them', async () => {
    const { asked, store } = await openPopup({ popup, answer: answer(bots, kept) });
    await press('Choose by bots instead');
    const space = await screen.findByRole('button', { name: /^Bot space/ });
    expect(saveButton()).toBeDisabled();
    await userEvent.click(space);
    expect(space).toHaveAttribute('aria-pressed', 'true');
    expect(await dialog()).toHaveTextContent('1 bot chosen');
    await userEvent.click(saveButton());
    await waitFor(() => expect(store.get(popupsAtom).some(({ open }) => open)).toBe(false));
    const inits = asked.filter(({ name }) => name === 'InitInterestsByBots');
    expect(inits.map(({ input }) => input)).toEqual([{ bot_ids: ['space'] }]);
    const said = expect.objectContaining({ key: 'interests.saved' });
    expect(store.get(noticesAtom)).toContainEqual(said);
  });

  it('keeps the choice where saving fails; one can go back to topics', async () => {
    await openPopup({ popup, answer: answer(bots, 'broken') });
    await press('Choose by bots instead');
    const space = await screen.findByRole('button', { name: /^Bot space/ });
    await userEvent.click(space);
    await userEvent.click(saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(/not saved/);
    expect(space).toHaveAttribute('aria-pressed', 'true');
    await press('Choose topics');
    expect(await screen.findByRole('button', { name: 'Chess' })).toBeInTheDocument();
  });

  it('keeps the ticks when the list of bots is opened, and keyboard focus goes there and back', async () => {
    await openPopup({ popup, answer: answer(bots, kept) });
    await press('Chess');
    await press('Choose by bots instead');
    await waitFor(() => expect(screen.getByRole('form', { name: 'Bots' })).toHaveFocus());
    await press('Choose topics');
    expect(screen.getByRole('button', { name: 'Chess' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Choose by bots instead' })).toHaveFocus();
  });

  it('a refusal says why', async () => {
    const refused: Answer = {
      ...{ status: 403, body: { base_resp: { error_code: 403, error_message: 'Not these.' } } },
    };
    const { store } = await openPopup({ popup, answer: answer(bots, refused) });
    await press('Choose by bots instead');
    await userEvent.click(await screen.findByRole('button', { name: /^Bot space/ }));
    await userEvent.click(saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(/not saved/);
    expect(store.get(noticesAtom)).toMatchObject([{ text: 'Not these.', tone: 'bad' }]);
  });

  it('shows bots that do not load, and an empty list, with a message', async () => {
    let listed: Answer = 'broken';
    await openPopup({ popup, answer: (asked) => answer(listed, kept)(asked) });
    await press('Choose by bots instead');
    expect(await screen.findByRole('alert')).toHaveTextContent('The bots didn’t load.');
    listed = { body: { code: 0, data: { bots: [], has_more: false } } };
    await press('Try again');
    expect(await screen.findByText('There are no bots yet.')).toBeInTheDocument();
  });
});

it('uses heading levels below the title of the page, and below that of the popup', async () => {
  renderPage(<InterestsScreen />, { store: newReader(service()).store });
  const level = async () => (await screen.findByRole('heading', { name: 'Sports' })).tagName;
  expect(await level()).toBe('H2');
  cleanup();
  await openPopup({ popup, answer: service() });
  expect(await level()).toBe('H3');
});
