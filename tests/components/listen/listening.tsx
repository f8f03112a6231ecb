// Something read aloud in a page: the device's voice, the service, and the player.
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { ListenButton } from '@/components/listen/listen-button';
import { ListenHost } from '@/components/screens/listen-host';
import { feedAtom } from '@/lib/state/feed/feed';
import { openTabAtom } from '@/lib/state/feed/tabs';
import type { ListenRequest } from '@/lib/state/page/listen';
import { sampleEntry } from '@/tests/model/entry-sample';
import { newReader, type Answer, type Asked } from '@/tests/state/reader';
import { renderPage } from '../page';

/** Plays sounds, which jsdom does not; `refuses`: the browser lets none start. */
function giveSounds() {
  const playing = new Set<HTMLMediaElement>();
  const addresses = new Set<string>();
  const sounds = { refuses: false };
  let made = 0;
  Object.assign(URL, {
    createObjectURL() {
      const address = `blob:${location.origin}/${(made += 1)}`;
      addresses.add(address);
      return address;
    },
    revokeObjectURL: (address: string) => addresses.delete(address),
  });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    if (sounds.refuses) return Promise.reject(new DOMException('no press', 'NotAllowedError'));
    playing.add(this);
    return Promise.resolve();
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    playing.delete(this);
  });
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation();
  return { playing, addresses, sounds };
}

/** The device's voice: records what it is told to say, and lets a test end it. */
export function newDevice(voices: string[] = ['en-US', 'zh-CN']) {
  const said: SpeechSynthesisUtterance[] = [];
  const speech = {
    getVoices: () => voices.map((lang) => ({ lang, localService: true })),
    speak: (utterance: SpeechSynthesisUtterance) => void said.push(utterance),
    cancel: jest.fn(),
  };
  class Utterance {
    lang = '';
    rate = 1;
    onend?: () => void;
    onerror?: () => void;
    constructor(readonly text: string) {}
  }
  Object.assign(window, { speechSynthesis: speech, SpeechSynthesisUtterance: Utterance });
  return {
    ...giveSounds(),
    said,
    cancel: speech.cancel,
    last: () => said.at(-1),
    end: () => act(() => said.at(-1)?.onend?.(new Event('end') as SpeechSynthesisEvent)),
  };
}

export const playlist = (id: string, texts: string[], lang = 'en') => ({
  ...{ event_id: id, title: `Title ${id}`, lang },
  parts: texts.map((text) => ({ kind: 'sentence', text, lang })),
});

/** Makes this event the only one of the open list. */
export function list(store: ReturnType<typeof newReader>['store'], id: string) {
  const events = [sampleEntry({ id })];
  store.set(feedAtom(store.get(openTabAtom)), (feed) => ({ ...feed, events }));
}

export async function listen(
  answer: Answer | ((asked: Asked) => Answer | Promise<Answer>),
  request: ListenRequest = { kind: 'event', id: 'e1' },
  listed = 'none',
) {
  const reader = newReader((asked) => (typeof answer === 'function' ? answer(asked) : answer));
  list(reader.store, listed);
  const ui = (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <ListenButton request={request} />
      <ListenHost />
    </SWRConfig>
  );
  const page = renderPage(ui, { store: reader.store });
  await userEvent.click(screen.getByRole('button', { name: 'Listen' }));
  const bar = await screen.findByRole('region', { name: 'Reading aloud' });
  return { ...page, ...reader, bar: within(bar) };
}
export const one: Answer = { body: { code: 0, data: playlist('e1', ['First.', 'Second.']) } };
export const two: Answer = {
  body: {
    code: 0,
    data: { playlists: [playlist('e1', ['One.']), playlist('e2', ['二。'], 'zh-CN')] },
  },
};
export const press = (bar: { getByRole: typeof screen.getByRole }, name: string | RegExp) =>
  userEvent.click(bar.getByRole('button', { name }));

/** Resets everything: nothing is stored, and nothing speaks. */
export function forgetDevice(): void {
  localStorage.clear();
  Reflect.deleteProperty(window, 'speechSynthesis');
  jest.restoreAllMocks();
}
