// What is heard of a part: the sound of the site where it starts soon enough, else the device's
// voice, and never both. The next sound is fetched while another is playing.
import { fetchAhead, hideMedia, say, voiceBeginMs } from '@/lib/browser/listen/say';
import type { Spoken } from '@/lib/model/listen/player';
import { forgetDevice, newDevice } from '../../components/listen/listening';

const spoken = (at: number, lang = 'en'): Spoken => ({
  ...{ kind: 'sentence', text: `Sentence ${at}.`, lang, audio: `/voice/e1/en/${at}` },
});

/** A browser whose sounds start, fail and end when the test says so. */
function newSounds(voices?: string[]) {
  const { said } = newDevice(voices);
  const begin: Record<string, () => void> = {};
  const paused: string[] = [];
  const made: HTMLAudioElement[] = [];
  const pathOf = ({ src }: HTMLMediaElement) => new URL(src, location.origin).pathname;
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    if (this.loop) return Promise.resolve();
    return new Promise<void>((resolve) => (begin[pathOf(this)] = resolve));
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    if (!this.loop) paused.push(pathOf(this));
  });
  const { Audio: Own } = window;
  jest.spyOn(window, 'Audio').mockImplementation(function (address?: string) {
    const sound = new Own(address);
    if (address?.startsWith('/voice/')) made.push(sound);
    return sound;
  });
  const texts = () => said.map(({ text }) => text);
  return { begin: (at: number) => begin[`/voice/e1/en/${at}`]?.(), paused, made, texts };
}
const told = () => ({ onBegin: jest.fn(), onEnd: jest.fn(), onFail: jest.fn() });
const settled = () => Promise.resolve().then(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  hideMedia();
  forgetDevice();
});

it('a sound that starts is all that is heard', async () => {
  const sounds = newSounds();
  const heard = told();
  const stop = say(spoken(1), 1, heard);
  expect(heard.onBegin).not.toHaveBeenCalled();
  sounds.begin(1);
  await settled();
  expect(heard.onBegin).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(10 * voiceBeginMs);
  expect(sounds.texts()).toEqual([]);
  stop();
});

it('one that has not started after a while is spoken by the device, and is not played later', async () => {
  const sounds = newSounds();
  const heard = told();
  const stop = say(spoken(2), 1, heard);
  jest.advanceTimersByTime(voiceBeginMs - 1);
  expect(sounds.texts()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(sounds.texts()).toEqual(['Sentence 2.']);
  expect(sounds.paused).toEqual(['/voice/e1/en/2']);
  sounds.begin(2);
  await settled();
  expect(heard.onBegin).toHaveBeenCalledTimes(1);
  stop();
});

it('after a late sound the next is not waited for, but played if already loaded', async () => {
  const sounds = newSounds();
  const ready = (sound?: HTMLAudioElement) =>
    Object.defineProperty(sound, 'readyState', { value: HTMLMediaElement.HAVE_ENOUGH_DATA });
  say(spoken(11), 1, told());
  jest.advanceTimersByTime(voiceBeginMs);
  fetchAhead(spoken(12));
  say(spoken(12), 1, told());
  expect(sounds.texts()).toEqual(['Sentence 11.', 'Sentence 12.']);
  fetchAhead(spoken(13));
  ready(sounds.made.at(-1));
  const heard = told();
  say(spoken(13), 1, heard);
  sounds.begin(13);
  await settled();
  expect(heard.onBegin).toHaveBeenCalledTimes(1);
  // It was in time: the next one is waited for again.
  say(spoken(14), 1, told())();
  expect(sounds.texts()).toHaveLength(2);
});

it('where the device has no voice of that language the sound is waited for', async () => {
  const sounds = newSounds(['zh-CN']);
  const heard = told();
  const stop = say(spoken(3), 1, heard);
  jest.advanceTimersByTime(3 * voiceBeginMs);
  expect(heard.onFail).not.toHaveBeenCalled();
  sounds.begin(3);
  await settled();
  expect(heard.onBegin).toHaveBeenCalledTimes(1);
  stop();
});

it('what is stopped before it starts stays silent', () => {
  const sounds = newSounds();
  say(spoken(4), 1, told())();
  jest.advanceTimersByTime(2 * voiceBeginMs);
  expect(sounds.texts()).toEqual([]);
});

describe('the sound fetched ahead', () => {
  it('is a single one, which is played when its turn comes', () => {
    const sounds = newSounds();
    fetchAhead(spoken(5));
    fetchAhead(spoken(5));
    expect(sounds.made).toHaveLength(1);
    say(spoken(5), 1, told())();
    expect(sounds.made).toHaveLength(1);
    // It was played: the next time a new one is fetched.
    say(spoken(5), 1, told())();
    expect(sounds.made).toHaveLength(2);
  });

  it('is replaced by another, and released with the player', () => {
    const sounds = newSounds();
    fetchAhead(spoken(6));
    fetchAhead(spoken(7));
    hideMedia();
    expect(sounds.made.map((sound) => sound.getAttribute('src'))).toEqual([null, null]);
  });

  it('is absent in data-saving mode, and where the device speaks', () => {
    const sounds = newSounds();
    fetchAhead({ ...spoken(8), audio: undefined });
    Object.assign(navigator, { connection: { saveData: true } });
    fetchAhead(spoken(8));
    Reflect.deleteProperty(navigator, 'connection');
    expect(sounds.made).toEqual([]);
  });

  it('is requested once more where it failed before its turn', () => {
    const sounds = newSounds();
    fetchAhead(spoken(9));
    Object.defineProperty(sounds.made[0], 'error', { value: { code: 4 } });
    say(spoken(9), 1, told())();
    expect(sounds.made).toHaveLength(2);
  });
});
