/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { minuteMs } from '@/lib/model/time';
import { openPopupAtom } from '@/lib/state/page/popups';
import { changeSettingsAtom } from '@/lib/state/page/change-settings';
import type { Answer, Asked } from '@/tests/state/reader';
import { widen } from '../wide-window';
import { forgetDevice, list, listen, newDevice, one, playlist, press, two } from './listening';

afterEach(() => {
  forgetDevice();
  jest.useRealTimers();
});

it('speaks part after part in the language of each', async () => {
  const device = newDevice();
  await listen(two, { kind: 'day', date: '2026-01-15' });
  await waitFor(() => expect(device.last()).toMatchObject({ text: 'One.', lang: 'en' }));
  await device.end();
  expect(device.last()).toMatchObject({ text: '二。', lang: 'zh-CN' });
  await device.end();
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
});

it('pauses, resumes at the same part, skips to the next, speeds up', async () => {
  const device = newDevice();
  const { bar } = await listen(one);
  await waitFor(() => expect(device.last()).toMatchObject({ text: 'First.', rate: 1 }));
  await press(bar, 'Pause');
  expect(device.cancel).toHaveBeenCalled();
  await press(bar, 'Play');
  expect(device.last()?.text).toBe('First.');
  await press(bar, 'Next part');
  expect(device.last()?.text).toBe('Second.');
  await press(bar, 'Speed 1×');
  expect(device.last()).toMatchObject({ text: 'Second.', rate: 1.25 });
});

it('prefetches the next sound while one is playing, also that of the next article', async () => {
  newDevice();
  const { Audio: Own } = window;
  const asked: string[] = [];
  jest.spyOn(window, 'Audio').mockImplementation(function (address = '') {
    if (address.startsWith('/voice/')) asked.push(address);
    return new Own(address);
  });
  const heard = (id: string) => {
    const { parts, ...rest } = playlist(id, ['First.', 'Second.']);
    return {
      ...rest,
      parts: parts.map((part, at) => ({ ...part, audio: `/voice/${id}/en/${at}` })),
    };
  };
  const playlists = [heard('e1'), heard('e2')];
  const day: Answer = { body: { code: 0, data: { playlists } } };
  const { bar } = await listen(day, { kind: 'day', date: '2026-01-15' });
  await waitFor(() => expect(asked).toEqual(['/voice/e1/en/0', '/voice/e1/en/1']));
  await press(bar, 'Next part');
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(asked[2]).toBe('/voice/e2/en/0');
});

it('reads at the stored speed', async () => {
  const device = newDevice();
  const { bar, unmount } = await listen(one);
  await press(bar, 'Speed 1×');
  await press(bar, 'Speed 1.25×');
  unmount();
  const later = await listen(one);
  await waitFor(() => expect(device.last()).toMatchObject({ text: 'First.', rate: 1.5 }));
  expect(later.bar.getByRole('button', { name: 'Speed 1.5×' })).toBeVisible();
});

it('stops when its page is hidden, and can resume when that is shown again', async () => {
  const device = newDevice();
  const { bar } = await listen(one);
  await waitFor(() => expect(device.last()?.text).toBe('First.'));
  device.cancel.mockClear();
  act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  expect(device.cancel).toHaveBeenCalled();
  await press(bar, 'Play');
  expect(device.last()?.text).toBe('First.');
});

it('hides under what is over the page, but not for the assistant beside it', async () => {
  newDevice();
  const { store } = await listen(one);
  const isHidden = () => screen.queryByRole('region', { name: 'Reading aloud' }) === null;
  act(() => store.set(openPopupAtom, { kind: 'chat' }));
  expect(isHidden()).toBe(true);
  const narrow = await widen();
  expect(isHidden()).toBe(false);
  act(() => store.set(openPopupAtom, { kind: 'mutes' }));
  expect(isHidden()).toBe(true);
  await narrow();
});

/** Sets `:focus-visible`, whatever pressed the button. */
const drawsFocus = (does: boolean) => {
  const matches = Object.getOwnPropertyDescriptor(Element.prototype, 'matches')?.value as (
    selector: string,
  ) => boolean;
  return jest.spyOn(Element.prototype, 'matches').mockImplementation(function (
    this: Element,
    selector,
  ) {
    return selector === ':focus-visible' ? does : matches.call(this, selector);
  });
};

it('opened by keyboard it focuses its pause button, and returns focus when it is closed', async () => {
  newDevice();
  const { bar } = await listen(one);
  expect(await bar.findByRole('button', { name: 'Pause' })).toHaveFocus();
  bar.getByRole('button', { name: 'Stop and close' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Listen' })).toHaveFocus();
});

it('opened by touch it takes no focus', async () => {
  newDevice();
  const drawn = drawsFocus(false);
  await listen(one);
  expect(screen.getByRole('button', { name: 'Listen' })).toHaveFocus();
  drawn.mockRestore();
});

it('shows the queue, jumps to any entry, and ends with its close button', async () => {
  const device = newDevice();
  const { bar } = await listen(two, { kind: 'day', date: '2026-01-15' });
  await press(bar, 'Show the queue');
  const queue = within(bar.getByRole('list', { name: 'Queue' }));
  await userEvent.click(queue.getByRole('button', { name: 'Title e2' }));
  expect(device.last()?.text).toBe('二。');
  await press(bar, 'Stop and close');
  expect(screen.queryByRole('region', { name: 'Reading aloud' })).not.toBeInTheDocument();
  expect(device.cancel).toHaveBeenCalled();
});

it('scrolls the queue to what is being read', async () => {
  newDevice();
  const shown: string[] = [];
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
    this: Element,
  ) {
    shown.push(this.textContent);
    return Promise.resolve() as never;
  });
  const { bar } = await listen(two, { kind: 'day', date: '2026-01-15' });
  await press(bar, 'Show the queue');
  await press(bar, 'Next article');
  expect(shown).toEqual(['Title e1', 'Title e2']);
  scroll.mockRestore();
});

it('falls silent when the sleep timer ends, which then turns off', async () => {
  const device = newDevice();
  const { bar } = await listen(one);
  await waitFor(() => expect(device.said).toHaveLength(1));
  await press(bar, 'Sleep timer: off');
  jest.useFakeTimers();
  act(() => bar.getByRole('button', { name: 'Stops after this article' }).click());
  expect(bar.getByRole('button', { name: 'Stops in 15 minutes' })).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(15 * minuteMs));
  expect(bar.getByRole('button', { name: 'Sleep timer: off' })).toBeInTheDocument();
  act(() => bar.getByRole('button', { name: 'Play' }).click());
  act(() => jest.advanceTimersByTime(60 * minuteMs));
  expect(bar.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
});

it('goes on with what the device has a voice for, and says that the rest is left out', async () => {
  const device = newDevice(['zh-CN']);
  const { bar } = await listen(two, { kind: 'list' }, 'e1');
  await waitFor(() => expect(device.said.map(({ text }) => text)).toEqual(['二。']));
  expect(bar.getByText('What this device has no voice for is left out.')).toBeInTheDocument();
  expect(bar.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
  // Behind it comes nothing that could be heard.
  await press(bar, 'Previous article');
  await waitFor(() => expect(device.said).toHaveLength(2));
});

it('says what it cannot do instead of a dead button', async () => {
  const { bar, unmount } = await listen(one);
  expect(await bar.findByText('This device can’t read aloud.')).toBeInTheDocument();
  unmount();
  newDevice(['fr-FR']);
  const other = await listen(one);
  expect(await other.bar.findByText(/no voice for this language/)).toBeInTheDocument();
  other.unmount();
  const broken = await listen('broken');
  expect(await broken.bar.findByText(/can’t be read aloud right now/)).toBeInTheDocument();
  broken.unmount();
  const empty = await listen({ body: { code: -1, data: null } });
  expect(await empty.bar.findByText(/nothing to read aloud/)).toBeInTheDocument();
});

it('requests again what failed to load when it is to play, and says so until then', async () => {
  const device = newDevice();
  let reachable = false;
  const { bar, asked } = await listen(() => (reachable ? one : 'broken'));
  expect(await bar.findByText(/can’t be read aloud right now/)).toBeInTheDocument();
  await press(bar, 'Next article');
  await press(bar, 'Speed 1×');
  expect(bar.getByText(/can’t be read aloud right now/)).toBeInTheDocument();
  const calls = asked.length;
  await press(bar, 'Play');
  expect(await bar.findByText(/can’t be read aloud right now/)).toBeInTheDocument();
  expect(asked.length).toBeGreaterThan(calls);
  reachable = true;
  await press(bar, 'Play');
  await waitFor(() => expect(device.last()).toMatchObject({ text: 'First.', rate: 1.25 }));
  expect(bar.getByRole('status')).toHaveTextContent('');
  expect(bar.getByRole('button', { name: 'Pause' })).toBeVisible();
});

/** A service with two voices. */
const voices = ({ name, input }: Asked): Answer => {
  const speaker = input.speaker === 'ben' ? 'ben' : 'anna';
  const list = playlist('e1', ['First.', 'Second.']);
  return name === 'GetVoiceInfo'
    ? { body: { code: 0, data: { speech: 'service', speakers: ['anna', 'ben'], events_most: 9 } } }
    : { body: { code: 0, data: { ...list, speaker } } };
};

it('offers the voices of the site; another one continues the same part and is stored', async () => {
  const device = newDevice();
  const { bar, asked, unmount } = await listen(voices);
  await waitFor(() => expect(device.last()?.text).toBe('First.'));
  await press(bar, 'Next part');
  const choice = await bar.findByRole('combobox', { name: 'Voice' });
  expect(choice).toHaveValue('anna');
  await userEvent.selectOptions(choice, 'ben');
  await waitFor(() => expect(choice).toHaveValue('ben'));
  await waitFor(() => expect(device.said).toHaveLength(3));
  expect(device.last()?.text).toBe('Second.');
  const speakers = asked
    .filter(({ name }) => name === 'GetVoicePlaylist')
    .map(({ input }) => input.speaker);
  expect(speakers).toEqual([undefined, 'ben']);
  unmount();
  const again = await listen(voices);
  expect(await again.bar.findByRole('combobox', { name: 'Voice' })).toHaveValue('ben');
  localStorage.clear();
});

it('another voice reads the same queue, and the error of the previous one is cleared', async () => {
  const device = newDevice(['fr-FR']);
  const sound = { ...playlist('e1', ['Un.'], 'fr'), speaker: 'ben' };
  const { bar, asked, store } = await listen(
    (call) =>
      call.name === 'ListVoicePlaylists'
        ? {
            body: {
              code: 0,
              data: {
                playlists:
                  call.input.speaker === 'ben'
                    ? [sound]
                    : [{ ...playlist('e1', ['One.']), speaker: 'anna' }],
              },
            },
          }
        : voices(call),
    { kind: 'list' },
    'e1',
  );
  expect(await bar.findByText(/no voice for this language/)).toBeInTheDocument();
  act(() => list(store, 'e9'));
  await userEvent.selectOptions(await bar.findByRole('combobox', { name: 'Voice' }), 'ben');
  await waitFor(() => expect(bar.queryByText(/no voice for this/)).not.toBeInTheDocument());
  expect(device.said).toHaveLength(0);
  const ids = asked
    .filter(({ name }) => name === 'ListVoicePlaylists')
    .map(({ input }) => input.event_ids);
  expect(ids).toEqual([['e1'], ['e1']]);
  localStorage.clear();
});

it('continues in another language once that is chosen, with the same queue', async () => {
  const device = newDevice();
  const ids = ['e1', 'e2'];
  const { bar, asked, store } = await listen(
    ({ input }) => {
      const [text, tag] = input.lang === 'zh' ? ['话', 'zh-CN'] : ['Words', 'en'];
      const playlists = ids.map((id) => playlist(id, [`${text} ${id} 1`, `${text} ${id} 2`], tag));
      return { body: { code: 0, data: { playlists } } };
    },
    { kind: 'list' },
    'e1',
  );
  await waitFor(() => expect(device.last()?.text).toBe('Words e1 1'));
  await press(bar, 'Next article');
  await press(bar, 'Next part');
  act(() => list(store, 'e9'));
  act(() => store.set(changeSettingsAtom, { language: 'zh' }));
  await waitFor(() => expect(device.last()).toMatchObject({ text: '话 e2 1', lang: 'zh-CN' }));
  expect(asked.map(({ input }) => [input.lang, input.event_ids])).toEqual([
    ['en', ['e1']],
    ['zh', ids],
  ]);
  await press(bar, 'Pause');
  const said = device.said.length;
  act(() => store.set(changeSettingsAtom, { language: 'en' }));
  await waitFor(() => expect(bar.getByText('Words e2 1')).toBeInTheDocument());
  expect(device.said).toHaveLength(said);
});

it('reads a translated article in its displayed language', async () => {
  const device = newDevice();
  const { asked } = await listen(
    ({ input }) => ({
      body: {
        code: 0,
        data: input.lang === 'zh' ? playlist('e1', ['话。'], 'zh-CN') : playlist('e1', ['Words.']),
      },
    }),
    { kind: 'event', id: 'e1', lang: 'zh' },
  );
  await waitFor(() => expect(device.last()).toMatchObject({ text: '话。', lang: 'zh-CN' }));
  expect(asked.map(({ input }) => input.lang)).toEqual(['zh']);
});

it('has no choice where there is one voice', async () => {
  const device = newDevice();
  const { bar, asked } = await listen(one);
  await waitFor(() => expect(device.said).toHaveLength(1));
  expect(bar.queryByRole('combobox')).not.toBeInTheDocument();
  expect(asked.map(({ name }) => name)).toEqual(['GetVoicePlaylist']);
});

it('announces nothing to screen readers: the spoken text is no live region', async () => {
  const device = newDevice();
  const { bar } = await listen(one);
  await waitFor(() => expect(device.said).toHaveLength(1));
  expect(bar.getByText('First.').closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
  expect(bar.getByRole('status')).toHaveTextContent('');
});
