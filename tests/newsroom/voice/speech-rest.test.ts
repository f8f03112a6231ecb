// A speech service that hangs, refuses or asks for a pause is left alone for a while.
import { once } from 'node:events';
import { voiceRestMostMs, voiceRestMs } from '@/lib/newsroom/voice/speech-rest';
import { voiceMs } from '@/lib/newsroom/voice/speech-service';
import { frame, sends, speechServer, type Does } from './speech-server';

let now = Date.UTC(2026, 4, 20);
const speech = speechServer(() => now);
const refuses =
  (status: number, headers: Record<string, string> = {}): Does =>
  (response) =>
    void response.writeHead(status, headers).end('{}');

describe('a service is left alone', () => {
  const heard = sends(frame, 'audio/mpeg');

  it.each([
    ['that wants a pause, as long as it says', refuses(429, { 'retry-after': '20' }), 20_000],
    ['that wants a pause and says no end', refuses(503), voiceRestMs],
    ['that wants a day, some minutes', refuses(429, { 'retry-after': '86400' }), voiceRestMostMs],
    ['that takes no key', refuses(401), voiceRestMs],
  ])('%s', async (_, refusal, ms) => {
    const { get } = speech.newSounds();
    speech.does(refusal);
    await expect(get()).rejects.toThrow('answered');
    speech.does(heard);
    now += ms - 1;
    await expect(get()).rejects.toThrow('rests');
    expect(speech.asked()).toBe(1);
    now += 1;
    expect(await get()).toMatchObject({ type: 'audio/mpeg' });
    expect(speech.asked()).toBe(2);
  });

  it('that hangs: one reader waits for it, and nobody after them', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date'] });
    try {
      const { get } = speech.newSounds();
      speech.does(() => undefined);
      const begun = once(speech.server, 'request');
      const first = get().catch((error: Error) => error.name);
      await begun;
      jest.advanceTimersByTime(voiceMs);
      expect(await first).toBe('TimeoutError');
      await expect(get()).rejects.toThrow('rests');
      expect(speech.asked()).toBe(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('not after one failed sound: the next may succeed', async () => {
    const { get } = speech.newSounds();
    speech.does(refuses(500));
    await expect(get()).rejects.toThrow('500');
    speech.does(heard);
    expect(await get()).toMatchObject({ type: 'audio/mpeg' });
  });

  it('and existing sounds are still played', async () => {
    const { get } = speech.newSounds();
    speech.does(heard);
    await get('known');
    speech.does(refuses(429));
    await expect(get()).rejects.toThrow('answered');
    expect(await get('known')).toMatchObject({ type: 'audio/mpeg' });
  });
});
