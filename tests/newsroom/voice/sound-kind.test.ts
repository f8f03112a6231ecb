// A speech service's answer is recognized as a sound by its bytes, whatever its type.
import { frame, sends, speechServer } from './speech-server';

const speech = speechServer(() => Date.UTC(2026, 4, 20));

describe('a sound is recognized by its bytes', () => {
  it.each([
    ['a frame of MPEG that is called a file', frame, 'application/octet-stream', 'audio/mpeg'],
    ['tags before it', Buffer.from('ID3\u0004'), 'audio/mpeg', 'audio/mpeg'],
    ['a wave that is called MPEG', Buffer.from('RIFF\0\0\0\0WAVEfmt '), 'audio/mpeg', 'audio/wav'],
    ['Ogg', Buffer.from('OggS\0'), 'audio/ogg', 'audio/ogg'],
    ['FLAC', Buffer.from('fLaC\0'), 'audio/flac', 'audio/flac'],
    ['AAC', Buffer.from([0xff, 0xf1, 0x50, 0x80]), 'audio/aac', 'audio/aac'],
  ])('%s', async (_, bytes, type, kind) => {
    speech.does(sends(bytes, type));
    expect(await speech.newSounds().get()).toMatchObject({ type: kind });
  });

  it.each([
    ['a page', '<html><h1>Bad gateway</h1></html>'],
    ['an error', '{"error":{"message":"overloaded"}}'],
    ['nothing', ''],
    ['pictures that also begin so', Buffer.from('RIFF\0\0\0\0AVI LIST')],
    ['bits of no layer that there is', Buffer.from([0xff, 0xe1, 0, 0])],
  ])('%s labeled as a sound is refused, and not stored', async (_, body) => {
    const { get } = speech.newSounds();
    const name = speech.newName();
    speech.does(sends(body, 'audio/mpeg'));
    await expect(get(name)).rejects.toThrow('without a sound');
    speech.does(sends(frame, 'audio/mpeg'));
    expect(await get(name)).toMatchObject({ type: 'audio/mpeg' });
  });
});
