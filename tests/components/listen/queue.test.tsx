/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listenRequestAtom } from '@/lib/state/page/listen';
import { dislikeAtom } from '@/lib/state/feed/feedback';
import { muteAtom } from '@/lib/state/feed/mutes';
import { noticesAtom } from '@/lib/state/page/notices';
import { addToQueueAtom } from '@/lib/state/page/queue';
import { sampleEntry } from '@/tests/model/entry-sample';
import type { Answer, Asked } from '@/tests/state/reader';
import { forgetDevice, listen, newDevice, playlist, press } from './listening';

afterEach(forgetDevice);

const day = { kind: 'day', date: '2026-01-15' } as const;
const speaks = (speaker: unknown) => (speaker === 'ben' ? 'ben' : 'anna');

/** A day of three events, and any single event, with two voices. */
function service({ name, input }: Asked): Answer {
  const speaker = speaks(input.speaker);
  const id = String(input.event_id);
  if (name === 'GetVoiceInfo') {
    const speakers = ['anna', 'ben'];
    return { body: { code: 0, data: { speech: 'service', speakers, events_most: 9 } } };
  }
  if (name === 'ListVoicePlaylists') {
    const playlists = ['e1', 'e2', 'e3'].map((of) => ({ ...playlist(of, [`${of}.`]), speaker }));
    return { body: { code: 0, data: { playlists } } };
  }
  if (name === 'DisinterestFeedback') return { body: { code: 0 } };
  if (name === 'AddMute') {
    const asked = input.shown_event_ids as string[];
    const event_ids = asked.filter((one) => one === 'e2' || one === 'e9');
    return { body: { code: 0, event_ids } };
  }
  if (id === 'gone') return { body: { code: -1, data: null } };
  if (id === 'broken') return 'broken';
  return { body: { code: 0, data: { ...playlist(id, [`${id} whole.`]), speaker } } };
}

async function open() {
  const device = newDevice();
  const page = await listen(service, day);
  await waitFor(() => expect(device.last()?.text).toBe('e1.'));
  await press(page.bar, 'Show the queue');
  const list = within(page.bar.getByRole('list', { name: 'Queue' }));
  const told: unknown[] = [];
  page.store.sub(noticesAtom, () =>
    told.push(...page.store.get(noticesAtom).map((one) => 'key' in one && one.key)),
  );
  return {
    ...{ ...page, device, list },
    /** Returns the last message, once there is another one. */
    async add(id: string) {
      const before = told.length;
      act(() => page.store.set(addToQueueAtom, id));
      await waitFor(() => expect(told.length).toBeGreaterThan(before));
      return told.at(-1);
    },
    titles: () => list.getAllByRole('listitem').map(({ textContent }) => textContent),
    remove: (title: string) =>
      userEvent.click(list.getByRole('button', { name: `Remove “Title ${title}” from the queue` })),
  };
}
const day3 = ['Title e1', 'Title e2', 'Title e3'];

it('what a muted word hides leaves it, also what is on no list of the page', async () => {
  const { add, asked, store, titles } = await open();
  await add('e9');
  await act(() => store.set(muteAtom, { kind: 'word', label: 'Tea' }));
  expect(asked.find(({ name }) => name === 'AddMute')?.input.shown_event_ids).toEqual(
    expect.arrayContaining(['e1', 'e2', 'e3', 'e9']),
  );
  expect(titles()).toEqual(['Title e1', 'Title e3']);
});

describe('what is added', () => {
  it('stands behind the rest, while what is read goes on', async () => {
    const { add, device, titles } = await open();
    expect(await add('e9')).toBe('listen.added');
    expect(titles()).toEqual([...day3, 'Title e9']);
    expect(device.said).toHaveLength(1);
    for (const text of ['e2.', 'e3.', 'e9 whole.']) {
      await device.end();
      expect(device.last()?.text).toBe(text);
    }
  });

  it('is in the queue once, however often it is added', async () => {
    const { add, titles } = await open();
    expect(await add('e2')).toBe('listen.alreadyQueued');
    expect(await add('e9')).toBe('listen.added');
    expect(await add('e9')).toBe('listen.alreadyQueued');
    expect(titles()).toEqual([...day3, 'Title e9']);
  });

  it('starts where everything has been read', async () => {
    const { add, bar, device } = await open();
    await press(bar, 'Next article');
    await press(bar, 'Next article');
    await device.end();
    expect(bar.getByRole('button', { name: 'Play' })).toBeVisible();
    await add('e9');
    await waitFor(() => expect(device.last()?.text).toBe('e9 whole.'));
  });

  it('waits where the reader has paused', async () => {
    const { add, bar, device } = await open();
    await press(bar, 'Pause');
    expect(await add('e9')).toBe('listen.added');
    expect(bar.getByRole('button', { name: 'Play' })).toBeVisible();
    expect(device.said).toHaveLength(1);
  });

  it('shows a message where it does not load, and where there is nothing to read', async () => {
    const { add, titles } = await open();
    expect(await add('broken')).toBe('listen.failed');
    expect(await add('gone')).toBe('listen.empty');
    expect(titles()).toEqual(day3);
  });

  it('is forgotten with the player', async () => {
    let give: (answer: Answer) => void = () => undefined;
    newDevice();
    const { bar, store } = await listen(
      (asked) =>
        asked.name === 'GetVoicePlaylist'
          ? new Promise<Answer>((done) => (give = done))
          : service(asked),
      day,
    );
    await bar.findByRole('button', { name: 'Pause' });
    act(() => store.set(addToQueueAtom, 'e9'));
    await press(bar, 'Stop and close');
    await act(async () => give({ body: { code: 0, data: playlist('e9', ['Late.']) } }));
    expect(store.get(listenRequestAtom)).toBeUndefined();
    expect(store.get(noticesAtom)).toEqual([]);
  });

  it('is read at once where nothing is playing', async () => {
    const { bar, device, store } = await open();
    await press(bar, 'Stop and close');
    act(() => store.set(addToQueueAtom, 'e9'));
    await waitFor(() => expect(device.last()?.text).toBe('e9 whole.'));
  });
});

describe('a removed article', () => {
  it('is not read, and the current one cannot be removed', async () => {
    const { device, list, remove, titles } = await open();
    expect(list.queryByRole('button', { name: 'Remove “Title e1” from the queue' })).toBeNull();
    await remove('e2');
    expect(titles()).toEqual(['Title e1', 'Title e3']);
    expect(device.said).toHaveLength(1);
    await device.end();
    expect(device.last()?.text).toBe('e3.');
  });

  it('moves focus to its successor, at the end to the current one', async () => {
    const { list, remove } = await open();
    list.getByRole('button', { name: /^Remove “Title e2”/ }).focus();
    await userEvent.keyboard('{Enter}');
    expect(list.getByRole('button', { name: /^Remove “Title e3”/ })).toHaveFocus();
    await remove('e3');
    expect(list.getByRole('button', { name: 'Title e1' })).toHaveFocus();
    expect(list.getAllByRole('button')).toHaveLength(1);
  });
});

it('an event that the reader dismisses leaves the queue, and reading skips it', async () => {
  const { device, store, titles, add } = await open();
  await add('e9');
  const dislike = (id: string) =>
    act(() => store.set(dislikeAtom, { ...sampleEntry({ id }), event_version_id: 'v1' }));
  await dislike('e2');
  expect(titles()).toEqual(['Title e1', 'Title e3', 'Title e9']);
  expect(device.last()?.text).toBe('e1.');
  await dislike('e1');
  expect(titles()).toEqual(['Title e3', 'Title e9']);
  await waitFor(() => expect(device.last()?.text).toBe('e3.'));
});

it('another voice reads the current queue', async () => {
  const { add, asked, bar, device, remove, titles } = await open();
  await add('e9');
  await remove('e2');
  await userEvent.selectOptions(await bar.findByRole('combobox', { name: 'Voice' }), 'ben');
  const anew = () => asked.filter(({ input }) => input.speaker === 'ben').map(({ name }) => name);
  await waitFor(() =>
    expect(anew().toSorted()).toEqual(['GetVoicePlaylist', 'ListVoicePlaylists']),
  );
  await waitFor(() => expect(device.said).toHaveLength(2));
  expect(titles()).toEqual(['Title e1', 'Title e3', 'Title e9']);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
});
