// The address of a part's sound on this site, and the name under which it is kept: a new text, voice
// or model is another sound under another address.
import { createHash } from 'node:crypto';
import type { SpokenPart } from '@/lib/contract';
import type { Language } from '@/lib/model/text/languages';
import { voiceOf, type VoiceSettings } from './voice-settings';

/** What a sound is kept under. */
export function soundName(text: string, voice: string, { model, baseUrl }: VoiceSettings): string {
  const made = JSON.stringify([baseUrl, model, voice, text]);
  return createHash('sha256').update(made).digest('base64url');
}

export type AskedPart = { event: string; lang: Language; part: number; whole: boolean };

/** The parts of an event with the addresses of their sounds, where there is a speech service. */
export function withAudio(
  parts: readonly SpokenPart[],
  { event, lang, whole }: Omit<AskedPart, 'part'>,
  speaker: string | undefined,
  voice: VoiceSettings | undefined,
): SpokenPart[] {
  if (!voice) return [...parts];
  const chosen = voiceOf(voice, speaker);
  return parts.map((part, at) => {
    const query = new URLSearchParams({
      ...(whole ? {} : { short: '1' }),
      ...(voice.voices.length > 1 ? { speaker: chosen } : {}),
      v: soundName(part.text, chosen, voice).slice(0, 12),
    });
    return { ...part, audio: `/voice/${encodeURIComponent(event)}/${lang}/${at}?${query}` };
  });
}
