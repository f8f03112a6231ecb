// The address of a part's sound on this site, and the name it is stored under: another text, voice
// or model means another sound with another address.
import { createHash } from 'node:crypto';
import type { SpokenPart } from '@/lib/contract';
import type { Language } from '@/lib/model/text/languages';
import { voiceOf, type VoiceSettings } from './voice-settings';

/** How many characters of its name the address of a sound has. */
const markChars = 12;

/** The name under which a sound is stored. */
export function soundName(text: string, voice: string, { model, baseUrl }: VoiceSettings): string {
  const made = JSON.stringify([baseUrl, model, voice, text]);
  return createHash('sha256').update(made).digest('base64url');
}

export type AskedPart = { event: string; lang: Language; part: number; whole: boolean };

/** The value of `v` in the address of a sound. */
export const soundMark = (name: string): string => name.slice(0, markChars);

/** The most parts that an address can number. */
const partsMost = 1_000;

/**
 * The parts of an event, or of a day from its `first` on, with the addresses of their sounds where
 * there is a speech service.
 */
export function withAudio(
  parts: readonly SpokenPart[],
  { event, lang, whole, first = 0 }: Omit<AskedPart, 'part'> & { first?: number },
  speaker: string | undefined,
  voice: VoiceSettings | undefined,
): SpokenPart[] {
  if (!voice) return [...parts];
  const chosen = voiceOf(voice, speaker);
  // A colon needs no escape in a path, and an escaped one would not be found.
  const name = encodeURIComponent(event).replaceAll('%3A', ':');
  return parts.map((part, place) => {
    const at = first + place;
    if (at >= partsMost) return part;
    const query = new URLSearchParams({
      ...(whole ? {} : { short: '1' }),
      ...(voice.voices.length > 1 ? { speaker: chosen } : {}),
      v: soundMark(soundName(part.text, chosen, voice)),
    });
    return { ...part, audio: `/voice/${name}/${lang}/${at}?${query}` };
  });
}
