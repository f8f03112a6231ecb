// An inaudible sound played while something is read aloud: a device routes its media keys only to a
// page with a playing media element, and neither speech synthesis nor a one-second sound counts as
// one. Protects: the keys, and other programs' audio focus, are held only while something is read.

const perSecond = 8_000;
/** Chrome routes keys to media longer than 5 s, Firefox 3 s, Safari 1 s. */
const seconds = 6;
/**
 * For Chrome and Safari pure silence would do; Firefox treats anything below 8 (-72 dB) as silence.
 */
const peak = 12;
/**
 * Lower than people hear and speakers produce, however loud; whole waves, so that the loop has no
 * click.
 */
const hertz = 10;

const headerBytes = 44;

/** The sound as a file: WAV, one channel of 16 bits. */
export function quietWave(): Blob {
  const length = seconds * perSecond;
  const view = new DataView(new ArrayBuffer(headerBytes + 2 * length));
  const name = (at: number, text: string) =>
    [...text].forEach((letter, place) => view.setUint8(at + place, letter.charCodeAt(0)));
  const long = (at: number, value: number) => view.setUint32(at, value, true);
  const short = (at: number, value: number) => view.setInt16(at, value, true);
  name(0, 'RIFF');
  long(4, view.byteLength - 8);
  name(8, 'WAVEfmt ');
  long(16, 16);
  // PCM samples, one channel.
  short(20, 1);
  short(22, 1);
  long(24, perSecond);
  long(28, 2 * perSecond);
  short(32, 2);
  short(34, 16);
  name(36, 'data');
  long(40, 2 * length);
  for (let at = 0; at < length; at += 1) {
    const turn = (at * hertz * 2 * Math.PI) / perSecond;
    short(headerBytes + 2 * at, Math.round(peak * Math.sin(turn)));
  }
  return new Blob([view.buffer], { type: 'audio/wav' });
}

let sound: HTMLAudioElement | undefined;
/** It was started, and counts as held even if the device pauses it for another program. */
let held = false;

function newSound(): HTMLAudioElement {
  const made = new Audio(URL.createObjectURL(quietWave()));
  made.loop = true;
  return made;
}

/** While something is read. If the browser refuses it, reading works without the keys. */
export function holdKeys(): void {
  if (held) return;
  held = true;
  sound ??= newSound();
  void sound.play().catch(() => {
    held = false;
  });
}

/** Reading is paused; the play key is still routed here. */
export function restKeys(): void {
  held = false;
  sound?.pause();
}

/** Reading has ended. */
export function releaseKeys(): void {
  if (!sound) return;
  const address = sound.src;
  restKeys();
  // An element releases the device's audio when it has no source.
  sound.removeAttribute('src');
  sound.load();
  sound = undefined;
  URL.revokeObjectURL(address);
}
