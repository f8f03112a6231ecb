// A sound that nobody hears, beside what is read: a device leads its keys to a page whose media element
// plays, and neither its voice nor a sound of a second is one. Protects: the keys, and the sound of
// other programs, are held no longer than something is read.

const perSecond = 8_000;
/** Chrome leads keys to what lasts longer than 5 s, Firefox than 3 s, Safari than 1 s. */
const seconds = 6;
/** For Chrome and Safari nothing at all would do; Firefox takes what stays under 8 (-72 dB) for silence. */
const peak = 12;
/** Lower than people hear and speakers make, however loud; whole waves, so that the loop has no click. */
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
  // Plain samples of one channel.
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
/** It was begun, and stays begun where the device stops it for another program. */
let held = false;

function newSound(): HTMLAudioElement {
  const made = new Audio(URL.createObjectURL(quietWave()));
  made.loop = true;
  return made;
}

/** While something is read. Where the browser refuses it, that is read without the keys. */
export function holdKeys(): void {
  if (held) return;
  held = true;
  sound ??= newSound();
  void sound.play().catch(() => {
    held = false;
  });
}

/** Nothing is read now; the key that plays still leads here. */
export function restKeys(): void {
  held = false;
  sound?.pause();
}

/** Nothing is read any more. */
export function releaseKeys(): void {
  if (!sound) return;
  const address = sound.src;
  restKeys();
  // An element lets go of the device when it has nothing to play.
  sound.removeAttribute('src');
  sound.load();
  sound = undefined;
  URL.revokeObjectURL(address);
}
