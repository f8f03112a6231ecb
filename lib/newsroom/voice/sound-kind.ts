// Recognizes a sound by its first bytes. Protects: a page or an error that a service or proxy sends
// in place of a sound is never stored as one, whatever its media type, and a sound is recognized
// even if it has the type of a plain file.
import type { SoundKind } from './sound-cache';

const begins = (bytes: Uint8Array, word: string, at = 0): boolean =>
  [...word].every((sign, place) => bytes[at + place] === sign.charCodeAt(0));

/** The kind of an MPEG audio frame, by the bits after its eleven ones; its layer is 0 in AAC. */
function frameKind([first, second = 0]: Uint8Array): SoundKind | undefined {
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return undefined;
  const [version, layer] = [(second >> 3) & 3, (second >> 1) & 3];
  if (layer === 0) return (second & 0xf0) === 0xf0 ? 'aac' : undefined;
  // Layers are encoded in descending order: 1 is the third.
  return layer === 1 && version !== 1 ? 'mp3' : undefined;
}

/** Undefined where it is not a sound that browsers play. */
export function soundKind(bytes: Uint8Array): SoundKind | undefined {
  if (begins(bytes, 'ID3')) return 'mp3';
  if (begins(bytes, 'OggS')) return 'ogg';
  if (begins(bytes, 'fLaC')) return 'flac';
  if (begins(bytes, 'RIFF') && begins(bytes, 'WAVE', 8)) return 'wav';
  return frameKind(bytes);
}
