// Speaks one part: with the site's audio of it, else with the device's own voice. Protects: if
// audio does not arrive, or not soon, the device speaks the part instead, and stopped speech stays
// silent.
import type { Spoken } from '@/lib/model/listen/player';
import { secondMs } from '@/lib/model/time';
import { savesData } from '../device/saves-data';
import { holdKeys, releaseKeys } from './quiet-sound';

/** Audio that has not begun by then is spoken by the device instead. */
export const voiceBeginMs = 8 * secondMs;

export type Said = {
  /** Called when it becomes audible; not if it fails. */
  onBegin?(): void;
  onEnd(): void;
  onFail(why: 'none' | 'voice' | 'failed'): void;
};

const primary = (tag: string) => tag.toLowerCase().split(/[-_]/)[0] ?? '';
/** Filipino has two language codes. */
const sameLanguage: Record<string, readonly string[]> = { fil: ['fil', 'tl'], tl: ['fil', 'tl'] };

/** Undefined while the list of voices is unknown: then the device decides. */
function voiceFor(lang: string): SpeechSynthesisVoice | null | undefined {
  const voices = window.speechSynthesis.getVoices();
  if (voices.length === 0) return undefined;
  const names = sameLanguage[primary(lang)] ?? [primary(lang)];
  const fitting = voices.filter((voice) => names.includes(primary(voice.lang)));
  return fitting.find((voice) => voice.localService) ?? fitting[0] ?? null;
}

function sayByDevice(
  { text, lang }: Spoken,
  rate: number,
  { onBegin, onEnd, onFail }: Said,
): () => void {
  if (!('speechSynthesis' in window)) {
    onFail('none');
    return () => undefined;
  }
  const voice = voiceFor(lang);
  if (voice === null) {
    onFail('voice');
    return () => undefined;
  }
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = lang;
  utterance.rate = rate;
  if (voice) utterance.voice = voice;
  let stopped = false;
  utterance.onend = () => !stopped && onEnd();
  utterance.onerror = () => !stopped && onFail('failed');
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(utterance);
  holdKeys();
  onBegin?.();
  return () => {
    stopped = true;
    window.speechSynthesis.cancel();
  };
}

/** The next part's audio: the speech service may need some seconds to synthesize it. */
let ahead: { address: string; sound: HTMLAudioElement } | undefined;

/** Prefetches the audio of the next part while another one plays; one at a time. */
export function fetchAhead({ audio: address }: Spoken): void {
  if (!address || ahead?.address === address || savesData()) return;
  leaveAhead();
  ahead = { address, sound: new Audio(address) };
}

/** Releases audio that was prefetched and not played. */
function leaveAhead(): void {
  ahead?.sound.removeAttribute('src');
  ahead = undefined;
}

function soundAt(address: string): HTMLAudioElement {
  const sound = ahead?.address === address ? ahead.sound : undefined;
  if (sound) ahead = undefined;
  // If the prefetch failed, try once more.
  return sound && !sound.error ? sound : new Audio(address);
}

/** The last audio was late: the next one is used if it has already loaded, without waiting. */
let wasLate = false;

const isHere = (address: string): boolean =>
  ahead?.address === address && ahead.sound.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;

/** Whether a part can be heard here: the site has a sound of it, or the device a voice for it. */
export const canSay = (part: Spoken): boolean => part.audio !== undefined || canSpeak(part);

const canSpeak = ({ lang }: Spoken) => 'speechSynthesis' in window && voiceFor(lang) !== null;

function sayBySound(part: Spoken, address: string, rate: number, said: Said): () => void {
  if (wasLate && !isHere(address) && canSpeak(part)) return sayByDevice(part, rate, said);
  const sound = soundAt(address);
  let stop = () => sound.pause();
  let over = false;
  const instead = () => {
    if (over) return;
    over = true;
    clearTimeout(late);
    // Late audio is not played; it is still synthesized, for the next listener.
    sound.pause();
    stop = sayByDevice(part, rate, said);
  };
  const beLate = () => {
    if (!canSpeak(part)) return;
    wasLate = true;
    instead();
  };
  const late = setTimeout(beLate, voiceBeginMs);
  sound.playbackRate = rate;
  sound.onended = () => !over && said.onEnd();
  sound.onerror = instead;
  void sound.play().then(() => {
    clearTimeout(late);
    if (over) return;
    wasLate = false;
    holdKeys();
    said.onBegin?.();
  }, instead);
  return () => {
    over = true;
    clearTimeout(late);
    sound.pause();
    stop();
  };
}

/**
 * Speaks; returns a function that stops it. Exactly one of `onEnd` and `onFail` is called, unless
 * it is stopped.
 */
export function say(part: Spoken, rate: number, said: Said): () => void {
  return part.audio ? sayBySound(part, part.audio, rate, said) : sayByDevice(part, rate, said);
}

const keyNames = ['play', 'pause', 'nexttrack', 'previoustrack', 'stop'] as const;
type Keys = Record<(typeof keyNames)[number], () => void>;

function setKeys(session: MediaSession, keys: Partial<Keys>): void {
  for (const name of keyNames) {
    // A browser may not know every action.
    try {
      session.setActionHandler(name, keys[name] ?? null);
    } catch {
      // That key does nothing here.
    }
  }
}

/** What the device's media keys and lock screen show and do. */
export function showMedia(title: string, artist: string, playing: boolean, keys: Keys): void {
  if (!('mediaSession' in navigator)) return;
  const { mediaSession } = navigator;
  if ('MediaMetadata' in window) mediaSession.metadata = new MediaMetadata({ title, artist });
  mediaSession.playbackState = playing ? 'playing' : 'paused';
  setKeys(mediaSession, keys);
}

/** Releases the device's media keys to other players. */
export function hideMedia(): void {
  releaseKeys();
  leaveAhead();
  wasLate = false;
  if (!('mediaSession' in navigator)) return;
  navigator.mediaSession.metadata = null;
  navigator.mediaSession.playbackState = 'none';
  setKeys(navigator.mediaSession, {});
}
