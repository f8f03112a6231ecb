/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { muteChars, type Mute } from '@/lib/model/feed/mutes';
import { languages } from '@/lib/model/text/languages';
import { popupsAtom, type Popup } from '@/lib/state/page/popups';
import { sampleEntry } from '@/tests/model/entry-sample';
import type { Answer, Asked } from '@/tests/state/reader';
import { openPopup } from '../personal/open-popup';

const event = sampleEntry();
const hour = 3600_000;

/** A service that stores mutes, and knows what one event is about. */
function service(kept: Mute[] = [], more: { time?: number; language?: number } = {}) {
  const same = (a: Mute, b: Mute) => a.kind === b.kind && a.label === b.label;
  return ({ name, input }: Asked): Answer => {
    // The client sent the input as the contract defines it.
    const { mute } = input as { mute: Mute };
    if (name === 'AddMute') kept.unshift(mute);
    if (name === 'RemoveMute')
      kept.splice(
        kept.findIndex((one) => same(one, mute)),
        1,
      );
    if (name === 'ListMutes') return { body: { code: 0, mutes: [...kept] } };
    if (name === 'ExplainEvent') {
      const reasons = [
        { kind: 'tab', names: ['recommend'] },
        { kind: 'time' },
        { kind: 'sources', ms: 3 * hour },
        { kind: 'language', ms: more.language ?? 48 * hour, names: ['en'] },
        { kind: 'interest', ms: 12 * hour, names: ['Time', 'Earth'] },
        { kind: 'category', ms: 3 * hour, names: ['technology'] },
        { kind: 'subject', ms: -24 * hour, names: ['Space'] },
      ];
      const data = {
        time: more.time ?? 1,
        score: 2,
        sources: 2,
        reasons,
        subjects: ['Space', 'Earth'],
      };
      return { body: { code: 0, data } };
    }
    return { body: { code: 0, event_ids: ['e1'] } };
  };
}

const open = (
  popup: Popup,
  kept?: Mute[],
  language?: (typeof languages)[number],
  more?: Parameters<typeof service>[1],
) => openPopup({ popup, answer: service(kept, more), toasts: popup.kind !== 'why', language });
/** By keyboard: the toast library's pointer handling needs more than jsdom has. */
async function undo(told: string) {
  const toast = (await screen.findByText(told)).closest('li') ?? document.body;
  const button = within(toast).getByRole('button', { name: 'Undo' });
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
}

beforeEach(() => sessionStorage.clear());

const isOpen = (store: Awaited<ReturnType<typeof openPopup>>['store']) =>
  store.get(popupsAtom).some((one) => one.open);

describe('"Show me less"', () => {
  it('offers the subjects and the sources of the event, and a word of one’s own', async () => {
    await open({ kind: 'less', event });
    const subjects = await screen.findByRole('region', { name: 'Less of a subject' });
    await within(subjects).findByRole('button', { name: 'Space' });
    const sources = screen.getByRole('region', { name: 'Hide a source' });
    expect(within(sources).getAllByRole('button')).toHaveLength(2);
    expect(screen.getByRole('textbox', { name: 'Word or phrase' })).toBeVisible();
  });

  it('mutes what is pressed, closes, and offers to undo', async () => {
    const kept: Mute[] = [];
    const { store, asked } = await open({ kind: 'less', event }, kept);
    await userEvent.click(await screen.findByRole('button', { name: 'Paper 1' }));
    await waitFor(() => expect(isOpen(store)).toBe(false));
    expect(asked.find(({ name }) => name === 'AddMute')?.input).toEqual({
      mute: { kind: 'source', label: 'Paper 1' },
      shown_event_ids: ['e1'],
    });
    await undo('Paper 1 is hidden');
    await waitFor(() => expect(kept).toEqual([]));
    expect(await screen.findByText('“Paper 1” is shown as before')).toBeInTheDocument();
  });

  it('shows what is already muted, and unmutes it', async () => {
    const kept: Mute[] = [{ kind: 'subject', label: 'Space' }];
    const { store } = await open({ kind: 'less', event }, kept);
    const chosen = await screen.findByRole('button', { name: 'Space', pressed: true });
    expect(screen.getByRole('button', { name: 'Earth', pressed: false })).toBeVisible();
    await userEvent.click(chosen);
    await waitFor(() => expect(isOpen(store)).toBe(false));
    expect(kept).toEqual([]);
  });

  it('accepts a word with Enter; an invalid one shows a message and is not sent', async () => {
    const { store, asked } = await open({ kind: 'less', event });
    const field = screen.getByRole('textbox', { name: 'Word or phrase' });
    await userEvent.type(field, 'a{Enter}');
    expect(await screen.findByText(/Type at least two/)).toBeInTheDocument();
    expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, '{Enter}');
    expect(await screen.findByText('Type a word first.')).toBeInTheDocument();
    await userEvent.type(field, 'x'.repeat(muteChars.word + 1));
    expect(await screen.findByText('At most 40 characters.')).toBeInTheDocument();
    expect(asked.map(({ name }) => name)).not.toContain('AddMute');
    await userEvent.clear(field);
    await userEvent.type(field, ' trade  war {Enter}');
    await waitFor(() => expect(isOpen(store)).toBe(false));
    expect(asked.find(({ name }) => name === 'AddMute')?.input).toMatchObject({
      mute: { kind: 'word', label: 'trade war' },
    });
  });

  it('links to everything that is muted', async () => {
    const { store } = await open({ kind: 'less', event });
    await userEvent.click(screen.getByRole('button', { name: 'Everything muted and hidden' }));
    expect(store.get(popupsAtom).map(({ popup }) => popup.kind)).toEqual(['less', 'mutes']);
  });

  it('says where the subjects did not load, and retries', async () => {
    let fails = true;
    const answer = service();
    await openPopup({
      popup: { kind: 'less', event },
      answer: (asked) => (fails && asked.name === 'ExplainEvent' ? 'broken' : answer(asked)),
    });
    await screen.findByText(/The subjects didn’t load/);
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Space' })).toBeInTheDocument();
  });
});

describe('what is muted and hidden', () => {
  it('is in three lists; each can be undone, and that, too', async () => {
    const kept: Mute[] = [
      { kind: 'word', label: 'tea' },
      { kind: 'source', label: 'Paper' },
      { kind: 'subject', label: 'Space' },
    ];
    await open({ kind: 'mutes' }, kept);
    for (const [list, label] of [
      ['Muted words', 'tea'],
      ['Hidden sources', 'Paper'],
      ['Subjects you see less of', 'Space'],
    ] as const) {
      const region = await screen.findByRole('region', { name: list });
      expect(within(region).getByText(label)).toBeVisible();
    }
    await userEvent.click(screen.getByRole('button', { name: 'Show “Paper” again' }));
    await waitFor(() => expect(screen.queryByText('Paper')).not.toBeInTheDocument());
    expect(screen.getByText(/Kept for this device/)).toHaveFocus();
    await undo('“Paper” is shown as before');
    expect(await screen.findByText('Paper')).toBeInTheDocument();
  });

  it('keeps a word that is typed and not added', async () => {
    const field = () => screen.findByRole('textbox', { name: 'Word or phrase' });
    await open({ kind: 'mutes' });
    await userEvent.type(await field(), 'trade');
    cleanup();
    await open({ kind: 'mutes' });
    expect(await field()).toHaveValue('trade');
    await userEvent.type(await field(), ' war{Enter}');
    await waitFor(async () => expect(await field()).toHaveValue(''));
    cleanup();
    await open({ kind: 'mutes' });
    expect(await field()).toHaveValue('');
  });

  it('accepts further words and stays open; the field is cleared for the next', async () => {
    const kept: Mute[] = [];
    const { store } = await open({ kind: 'mutes' }, kept);
    await screen.findByText(/Nothing is muted or hidden/);
    const field = screen.getByRole('textbox', { name: 'Word or phrase' });
    await userEvent.type(field, 'tea');
    await userEvent.click(screen.getByRole('button', { name: 'Mute' }));
    expect(await screen.findByRole('region', { name: 'Muted words' })).toHaveTextContent('tea');
    expect(field).toHaveValue('');
    expect(isOpen(store)).toBe(true);
  });
});

describe('"Why am I seeing this?"', () => {
  it('explains every factor of the rank, and how much it counts', async () => {
    await open({ kind: 'why', event });
    const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'In “For you”, which holds all news',
      expect.stringContaining('Newest report'),
      'Reported by 2 independent sources+3 hours',
      'In your language+2 days',
      'You chose Time and Earth+12 hours',
      'You chose subjects of Technology+3 hours',
      'You asked for less of Space−1 day',
    ]);
  });

  it.each([
    ['extract', 'Its source gives no date'],
    ['sample', 'A sample article, listed after the news'],
  ] as const)('says why an article has no time (%s)', async (writing, told) => {
    const undated = { kind: 'why', event: { ...event, writing } } as const;
    await open(undated, [], 'en', { time: 0, language: 3650 * 24 * hour });
    const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows[1]).toBe(told);
    // What comes before all else is not newer by some days.
    expect(rows[3]).toBe('In your language');
  });

  it.each(languages)('has all its messages: %s', async (language) => {
    await open({ kind: 'why', event }, [], language);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(7));
    expect(screen.getByRole('dialog')).not.toHaveTextContent(/Missing key/);
  });

  it('leads to what can be shown less', async () => {
    const { store } = await open({ kind: 'why', event });
    await userEvent.click(await screen.findByRole('button', { name: 'Show me less of this' }));
    await act(async () => undefined);
    const shown = store.get(popupsAtom).filter((one) => one.open);
    expect(shown.map(({ popup }) => popup.kind)).toEqual(['less']);
  });
});
