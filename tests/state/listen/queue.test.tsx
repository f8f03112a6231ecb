/** @jest-environment ./tests/dom-with-fetch.mjs */
import { takenDown } from '@/lib/contract';
import type { Track } from '@/lib/model/listen/player';
import { leftQueueKey } from '@/lib/model/wire/storage-keys';
import { listenAtom, listenRequestAtom, resumeListeningAtom } from '@/lib/state/page/listen';
import { addToQueueAtom, dropFromQueueAtom } from '@/lib/state/page/queue';
import {
  addsAtom,
  dropsAtom,
  loadQueueAtom,
  takeAddsAtom,
  takeDropsAtom,
} from '@/lib/state/listen/queue';
import { newReader, type Answer, type Asked } from '../reader';

beforeEach(() => sessionStorage.clear());

const track = (event_id: string): Track => ({ event_id, title: event_id, lang: 'en', parts: [] });

/** A service that reads these events aloud; the others are gone, or `fail`. */
function listening(has: readonly string[], fail: readonly string[] = []) {
  return newReader(({ name, input }: Asked): Answer => {
    if (name === 'ListVoicePlaylists') {
      const ids = [input.event_ids].flat().map(String);
      return {
        body: { code: 0, data: { playlists: ids.filter((id) => has.includes(id)).map(track) } },
      };
    }
    const id = String(input.event_id);
    if (fail.includes(id)) return 'broken';
    return { body: has.includes(id) ? { code: 0, data: track(id) } : { code: takenDown } };
  });
}

describe('what is added', () => {
  it('is read at once where nothing is listened to, else behind everything', () => {
    const { store } = listening([]);
    store.set(addToQueueAtom, 'e1');
    expect(store.get(listenRequestAtom)).toEqual({ request: { kind: 'event', id: 'e1' }, at: 1 });
    store.set(addToQueueAtom, 'e2');
    store.set(addToQueueAtom, 'e3');
    expect(store.get(addsAtom)).toEqual(['e2', 'e3']);
    store.set(listenAtom, { kind: 'list' });
    expect(store.get(listenRequestAtom)).toEqual({ request: { kind: 'list' }, at: 2 });
  });

  it('comes one after the other, once; what does not come, or is gone, is told of', async () => {
    const { store } = listening(['e2', 'e4'], ['e3']);
    store.set(listenAtom, { kind: 'list' });
    for (const id of ['e2', 'e3', 'e4', 'e5']) store.set(addToQueueAtom, id);
    const come = jest.fn();
    await store.set(takeAddsAtom, come);
    expect(come.mock.calls).toEqual([
      ['e2', expect.objectContaining({ event_id: 'e2', added: true })],
      ['e3', undefined],
      ['e4', expect.objectContaining({ event_id: 'e4', added: true })],
      ['e5', 'gone'],
    ]);
    expect(store.get(addsAtom)).toBeUndefined();
    await store.set(takeAddsAtom, come);
    expect(come).toHaveBeenCalledTimes(4);
  });

  it('after its player was closed is not told of', async () => {
    const { store } = listening(['e2']);
    store.set(listenAtom, { kind: 'list' });
    store.set(addToQueueAtom, 'e2');
    const come = jest.fn();
    const taking = store.set(takeAddsAtom, come);
    store.set(listenRequestAtom, undefined);
    await taking;
    expect(come).not.toHaveBeenCalled();
    await store.set(takeAddsAtom, come);
    expect(come).not.toHaveBeenCalled();
  });
});

it('what is wanted no more leaves what was added, and is handed over once', () => {
  const { store } = listening([]);
  store.set(dropFromQueueAtom, 'e1');
  expect(store.get(listenRequestAtom)).toBeUndefined();
  expect(store.set(takeDropsAtom)).toEqual([]);
  store.set(listenAtom, { kind: 'list' });
  store.set(addToQueueAtom, 'e2');
  store.set(addToQueueAtom, 'e3');
  store.set(dropFromQueueAtom, 'e2');
  store.set(dropFromQueueAtom, 'e1');
  expect([store.get(addsAtom), store.get(dropsAtom)]).toEqual([['e3'], ['e2', 'e1']]);
  expect(store.set(takeDropsAtom)).toEqual(['e2', 'e1']);
  expect(store.set(takeDropsAtom)).toEqual([]);
  expect(store.get(addsAtom)).toEqual(['e3']);
});

describe('another voice reads', () => {
  const queue = (...ids: [string, boolean][]): Track[] =>
    ids.map(([id, added]) => (added ? { ...track(id), added } : track(id)));
  const ids = (tracks: readonly Track[]) =>
    tracks.map(({ event_id, added }) => `${event_id}${added ? ' added' : ''}`);

  it('the whole of a request where nothing is there yet', async () => {
    const { store } = listening(['e1']);
    const tracks = await store.set(loadQueueAtom, { kind: 'event', id: 'e1' }, []);
    expect(ids(tracks)).toEqual(['e1']);
  });

  it('what is left of the queue, in its order, what was added behind it', async () => {
    const { store, asked } = listening(['e1', 'e2', 'e3']);
    const left = queue(['e2', false], ['e1', false], ['e3', true], ['e9', true]);
    const tracks = await store.set(loadQueueAtom, { kind: 'list' }, left);
    expect(ids(tracks)).toEqual(['e2', 'e1', 'e3 added']);
    expect(asked.map(({ name }) => name).sort()).toEqual([
      ...['GetVoicePlaylist', 'GetVoicePlaylist', 'ListVoicePlaylists'],
    ]);
  });

  it('what was added alone, where all else was removed', async () => {
    const { store, asked } = listening(['e3']);
    const tracks = await store.set(loadQueueAtom, { kind: 'list' }, queue(['e3', true]));
    expect(ids(tracks)).toEqual(['e3 added']);
    expect(asked.map(({ name }) => name)).toEqual(['GetVoicePlaylist']);
  });

  it('nothing that was removed comes back', async () => {
    const { store } = listening(['e1', 'e2']);
    const request = { kind: 'event', id: 'e1' } as const;
    expect(ids(await store.set(loadQueueAtom, request, queue(['e2', false])))).toEqual([]);
  });

  it('all or nothing: it rejects where one does not come', async () => {
    const { store } = listening(['e1', 'e3'], ['e3']);
    const left = queue(['e1', false], ['e3', true]);
    await expect(store.set(loadQueueAtom, { kind: 'list' }, left)).rejects.toThrow();
  });
});

describe('what was read aloud on the page before', () => {
  it('is there again, paused, where nothing is listened to yet', () => {
    sessionStorage.setItem(leftQueueKey, '{}');
    const { store } = listening([]);
    store.set(resumeListeningAtom);
    expect(store.get(listenRequestAtom)).toEqual({ request: { kind: 'left' }, at: 0 });
    store.set(listenAtom, { kind: 'list' });
    store.set(resumeListeningAtom);
    expect(store.get(listenRequestAtom)?.request).toEqual({ kind: 'list' });
  });

  it('is nothing where nothing was', () => {
    const { store } = listening([]);
    store.set(resumeListeningAtom);
    expect(store.get(listenRequestAtom)).toBeUndefined();
  });
});
