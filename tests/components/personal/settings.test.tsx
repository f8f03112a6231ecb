/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { feedOf } from '@/lib/model/feed/feed';
import { feedAtom } from '@/lib/state/feed/feed';
import { loadFeedAtom } from '@/lib/state/feed/load-feed';
import { noticesAtom } from '@/lib/state/page/notices';
import { loadSettingsAtom, settingsAtom } from '@/lib/state/page/settings';
import { changeSettingsAtom } from '@/lib/state/page/change-settings';
import { createStore } from 'jotai';
import { sampleEntry } from '@/tests/model/entry-sample';
import { listOf } from '@/tests/state/reader';
import { fine, openPopup, router } from './open-popup';

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});

describe('the language', () => {
  it.each([
    ['中文', 'zh'],
    ['Filipino', 'ph'],
  ])(
    'can be changed to %s; bilingual turns off and the page is requested again',
    async (label, language) => {
      const { store } = await openPopup({ popup: { kind: 'choose-setting', setting: 'language' } });
      await userEvent.click(await screen.findByRole('switch', { name: 'Bilingual articles' }));
      expect(store.get(settingsAtom).bilingual).toBe(true);
      await userEvent.click(
        within(screen.getByRole('group', { name: 'For the interface and the news' })).getByText(
          label,
        ),
      );
      expect(store.get(settingsAtom)).toMatchObject({ language, bilingual: false });
      expect(localStorage.getItem('bilingual')).toBe('false');
      expect(document.cookie).toContain(`language=${language}`);
      expect(router.refresh).toHaveBeenCalledTimes(1);
    },
  );

  it('the second language is always another one', async () => {
    const { store } = await openPopup({ popup: { kind: 'choose-setting', setting: 'language' } });
    act(() => store.set(changeSettingsAtom, { subLanguage: 'en' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Bilingual articles' }));
    expect(store.get(settingsAtom)).toMatchObject({ language: 'en', subLanguage: 'zh' });
    const second = screen.getByRole('group', { name: 'Second language' });
    expect(within(second).getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(within(second).getByText('Filipino'));
    expect(store.get(settingsAtom).subLanguage).toBe('ph');
  });
});

it('appearance and text size apply at once', async () => {
  const theme = await openPopup({ popup: { kind: 'choose-setting', setting: 'theme' } });
  await userEvent.click(await screen.findByText('Dark'));
  expect(theme.store.get(settingsAtom).theme).toBe('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  await openPopup({ popup: { kind: 'choose-setting', setting: 'textSize' } });
  await userEvent.click(await screen.findByText('Largest'));
  expect(document.documentElement.dataset.text).toBe('largest');
});

it('the list shows only titles when that is chosen', async () => {
  const { store } = await openPopup({
    popup: { kind: 'choose-setting', setting: 'listBriefVisible' },
  });
  await userEvent.click(await screen.findByText('Titles only'));
  expect(store.get(settingsAtom).listBriefVisible).toBe(false);
});

describe('the two hidden switches', () => {
  it('are stored, and the requests of the list follow them', async () => {
    const { store, asked } = await openPopup({
      popup: { kind: 'more-settings' },
      answer: ({ name }) =>
        name === 'ListEvents' ? listOf(['a'], { has_more: true, next_cursor: 'c' }) : listOf([]),
    });
    await userEvent.click(await screen.findByRole('switch', { name: 'Expand categories' }));
    await act(() => store.set(loadFeedAtom, 'sports', 'refresh'));
    // With infinite loading history waits while there are more live events.
    expect(await act(() => store.set(loadFeedAtom, 'sports', 'history'))).toBe(false);
    await act(() => store.set(loadFeedAtom, 'sports', 'more'));
    const lists = asked.filter(({ name }) => name === 'ListEvents');
    expect(lists.map(({ input }) => input.expand_categories)).toEqual([true, true]);

    await userEvent.click(screen.getByRole('switch', { name: 'Infinite list loading' }));
    await act(() => store.set(loadFeedAtom, 'sports', 'refresh'));
    expect(await act(() => store.set(loadFeedAtom, 'sports', 'history'))).toBe(true);
    expect(localStorage.getItem('expand_categories')).toBe('true');
    expect(localStorage.getItem('infinite_scroll')).toBe('false');
    const later = createStore();
    later.set(loadSettingsAtom);
    expect(later.get(settingsAtom)).toMatchObject({
      expandCategories: true,
      infiniteScroll: false,
    });
  });
});

describe('content recommendation settings', () => {
  const popup = { kind: 'recommendations' } as const;
  const kept = { body: { code: 0, customize_info: { personalized_recommend: true } } };
  const box = () => screen.findByRole('switch', { name: 'Personalized recommendation' });

  it('turn personalized recommendation off at the service, and request the list again', async () => {
    const { asked } = await openPopup({
      popup,
      answer: ({ name }) =>
        name === 'GetCustomizeInfo' ? kept : name === 'ListEvents' ? listOf(['a']) : fine,
    });
    expect(await box()).toBeChecked();
    await userEvent.click(await box());
    expect(await box()).not.toBeChecked();
    await waitFor(() =>
      expect(asked.slice(1)).toEqual([
        {
          name: 'SaveCustomizeInfo',
          input: { customize_info: { personalized_recommend: false } },
        },
        expect.objectContaining({ name: 'ListEvents' }),
      ]),
    );
  });

  it('switch to the order of everyone: nothing of the old one stays', async () => {
    const { store } = await openPopup({
      popup,
      answer: ({ name, input }) => {
        if (name === 'GetCustomizeInfo') return kept;
        if (name !== 'ListEvents') return fine;
        // A service leaves out what was already shown.
        const shown = [input.displayed_event_ids].flat();
        return listOf(['c', 'a', 'b'].filter((id) => !shown.includes(id)));
      },
    });
    const page = { has_more: false, session_end: true, session_id: 's', next_cursor: '' };
    const events = ['a', 'b', 'c'].map((id) => sampleEntry({ id }));
    for (const tab of ['recommend', 'sports']) {
      store.set(feedAtom(tab), feedOf({ ...page, events }, Date.now()));
    }
    const order = (tab: string) => store.get(feedAtom(tab)).events.map(({ id }) => id);
    await userEvent.click(await box());
    await waitFor(() => expect(order('recommend')).toEqual(['c', 'a', 'b']));
    // The switch affects one list only.
    expect(order('sports')).toEqual(['a', 'b', 'c']);
  });

  it('revert to the service’s state when it does not accept the change', async () => {
    const { store } = await openPopup({
      popup,
      answer: ({ name }) => (name === 'GetCustomizeInfo' ? kept : 'broken'),
    });
    await userEvent.click(await box());
    await waitFor(async () => expect(await box()).toBeChecked());
    expect(store.get(noticesAtom)).toMatchObject([{ key: 'personal.settingFailed', tone: 'bad' }]);
  });

  it('that do not load say so, and can be retried', async () => {
    let broken = true;
    await openPopup({ popup, answer: () => (broken ? 'broken' : kept) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was changed');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await box()).toBeChecked();
  });
});
