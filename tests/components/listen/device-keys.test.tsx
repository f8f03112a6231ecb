/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, screen, waitFor } from '@testing-library/react';
import type { Answer } from '@/tests/state/reader';
import { forgetDevice, listen, newDevice, one, playlist, press, two } from './listening';

class Metadata {
  constructor(readonly shown: { title: string }) {}
}

/** The media keys of the device, one of which this browser does not know. */
function giveKeys() {
  const keys = new Map<string, (() => void) | null>();
  const setActionHandler = (name: string, does: (() => void) | null) => {
    if (name === 'stop') throw new TypeError('This browser has no such key.');
    keys.set(name, does);
  };
  const session = {
    metadata: null as Metadata | null,
    playbackState: 'none',
    setActionHandler,
  };
  Object.assign(navigator, { mediaSession: session });
  Object.assign(window, { MediaMetadata: Metadata });
  return { keys, session, press: (name: string) => act(() => keys.get(name)?.()) };
}

afterEach(() => {
  forgetDevice();
  Reflect.deleteProperty(navigator, 'mediaSession');
  Reflect.deleteProperty(window, 'MediaMetadata');
});

const day = { kind: 'day', date: '2026-01-15' } as const;

it('act like the buttons, and are released when the player is closed', async () => {
  const { keys, session, press: key } = giveKeys();
  const device = newDevice();
  const { bar } = await listen(two, day);
  await waitFor(() => expect(session.playbackState).toBe('playing'));
  key('pause');
  expect(session.playbackState).toBe('paused');
  key('nexttrack');
  key('play');
  await waitFor(() => expect(device.last()?.text).toBe('二。'));
  expect(session.playbackState).toBe('playing');
  expect(session.metadata?.shown.title).toBe('Title e2');
  key('previoustrack');
  expect(device.last()?.text).toBe('One.');
  expect(session.metadata?.shown.title).toBe('Title e1');
  await press(bar, 'Stop and close');
  expect(session).toMatchObject({ playbackState: 'none', metadata: null });
  expect([...keys.values()]).toEqual([null, null, null, null]);
});

it('clear an error, as the buttons do', async () => {
  const { press: key } = giveKeys();
  const { bar } = await listen(one);
  expect(await bar.findByText('This device can’t read aloud.')).toBeInTheDocument();
  newDevice();
  key('play');
  expect(bar.queryByText('This device can’t read aloud.')).not.toBeInTheDocument();
});

describe('the silent sound that holds the media keys', () => {
  it('loops while something is read, across its parts, and pauses with it', async () => {
    const { end, playing, last } = newDevice();
    const { bar } = await listen(one);
    await waitFor(() => expect(last()?.text).toBe('First.'));
    const [sound] = playing;
    expect(sound).toMatchObject({ loop: true, muted: false, volume: 1 });
    const rest = jest.spyOn(HTMLMediaElement.prototype, 'pause');
    await end();
    expect(last()?.text).toBe('Second.');
    expect([...playing]).toEqual([sound]);
    expect(rest).not.toHaveBeenCalled();
    await press(bar, 'Pause');
    expect(playing.size).toBe(0);
    await press(bar, 'Play');
    expect([...playing]).toEqual([sound]);
    // The last part has ended.
    await end();
    expect(playing.size).toBe(0);
  });

  it('ends with the player, and pauses where the page is left', async () => {
    const { addresses, playing, last } = newDevice();
    const { bar } = await listen(one);
    await waitFor(() => expect(last()?.text).toBe('First.'));
    const [sound] = playing;
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      // At once: a page that is left may do nothing more.
      expect(playing.size).toBe(0);
    });
    await press(bar, 'Play');
    await press(bar, 'Stop and close');
    expect(playing.size).toBe(0);
    expect(sound?.hasAttribute('src')).toBe(false);
    expect(addresses.size).toBe(0);
  });

  it('does not take the device back from another sound that starts', async () => {
    const { end, playing, last } = newDevice();
    const { bar } = await listen(one);
    await waitFor(() => expect(playing.size).toBe(1));
    // As a device does when another program requests it.
    playing.clear();
    await end();
    expect(last()?.text).toBe('Second.');
    expect(playing.size).toBe(0);
    await press(bar, 'Pause');
    await press(bar, 'Play');
    expect(playing.size).toBe(1);
  });

  it('is absent where nothing can be read', async () => {
    const { playing } = newDevice(['fr-FR']);
    const { bar } = await listen(one);
    expect(await bar.findByText(/no voice for this language/)).toBeInTheDocument();
    expect(playing.size).toBe(0);
  });

  it('may be refused: reading continues anyway', async () => {
    const { end, last, playing, sounds } = newDevice();
    sounds.refuses = true;
    await listen(one);
    await waitFor(() => expect(last()?.text).toBe('First.'));
    sounds.refuses = false;
    await end();
    expect(last()?.text).toBe('Second.');
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
    // The next part tries again.
    expect(playing.size).toBe(1);
  });

  it('plays beside the sounds of the site, too: each is too short for media keys', async () => {
    const list = playlist('e1', ['First.', 'Second.']);
    const parts = list.parts.map((part, at) => ({ ...part, audio: `/voice/e1/en/${at}` }));
    const answer: Answer = { body: { code: 0, data: { ...list, parts } } };
    const { playing } = newDevice();
    const { bar } = await listen(answer);
    await waitFor(() => expect([...playing].map(({ loop }) => loop)).toEqual([false, true]));
    await press(bar, 'Pause');
    expect(playing.size).toBe(0);
  });
});
