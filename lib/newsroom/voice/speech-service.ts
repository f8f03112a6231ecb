// Turns one text into one sound, by a service with the OpenAI-compatible protocol
// (`/audio/speech`). Protects: there is a timeout, and the result is a sound of limited size.
import { secondMs } from '@/lib/model/time';
import { soundKind } from './sound-kind';
import { SpeechRefusal } from './speech-rest';
import type { VoiceSettings } from './voice-settings';
import { deadlineSignal } from '../deadline-signal';

/** The size of one part's audio, and how long it is waited for. */
const voicePartBytes = 4 * 1024 * 1024;
export const voiceMs = 30 * secondMs;

async function readBounded(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = answer.body?.getReader();
  for (;;) {
    const next = await reader?.read();
    if (!next || next.done) break;
    size += next.value.byteLength;
    if (size > voicePartBytes) {
      await reader?.cancel();
      throw new Error('The speech service sent too much.');
    }
    chunks.push(next.value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** @throws where it fails, is slow, or sends no sound. */
export async function speak(
  { baseUrl, apiKey, model }: VoiceSettings,
  { text, voice }: { text: string; voice: string },
) {
  const answer = await fetch(`${baseUrl.replace(/\/+$/, '')}/audio/speech`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
    },
    body: JSON.stringify({ model, voice, input: text, response_format: 'mp3' }),
    redirect: 'error',
    signal: deadlineSignal(voiceMs),
  });
  const { status } = answer;
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new SpeechRefusal(status, answer.headers.get('retry-after'));
  }
  const bytes = await readBounded(answer);
  // The media type is unreliable: a page may be declared a sound, and a sound a file.
  const kind = soundKind(bytes);
  if (!kind) throw new Error(`The speech service answered ${status} without a sound.`);
  return { kind, bytes };
}
