// A device with voices, for a browser that has none.
import type { Page } from './page';

export type Said = { text: string; lang: string; rate: number };
/** A sound that the page has started at some time, and whether it is playing now. */
export type Sound = {
  loop: boolean;
  paused: boolean;
  at: number;
  audible: boolean;
  error: boolean;
};
export type Device = { said: Said[]; finish(): void; sounds(): Sound[] };

/** A silent voice that ends when the test says so: a test machine has none. */
export const giveVoice = (page: Page) =>
  page.addInitScript(() => {
    const device = window as unknown as Device;
    let last: SpeechSynthesisUtterance | undefined;
    device.said = [];
    const begun = new Set<HTMLMediaElement>();
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      begun.add(this);
      return play.call(this);
    };
    device.sounds = () =>
      [...begun].map(({ loop, paused, currentTime, muted, volume, error }) => ({
        ...{ loop, paused, at: currentTime },
        ...{ audible: !muted && volume > 0, error: error !== null },
      }));
    device.finish = () => last?.onend?.(new Event('end') as SpeechSynthesisEvent);
    const speech = {
      getVoices: () => ['en-US', 'zh-CN'].map((lang) => ({ lang, localService: true })),
      speak(utterance: SpeechSynthesisUtterance) {
        last = utterance;
        device.said.push({ text: utterance.text, lang: utterance.lang, rate: utterance.rate });
      },
      cancel: () => (last = undefined),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    class Utterance {
      lang = '';
      rate = 1;
      voice = null;
      constructor(readonly text: string) {}
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  });
