// What any article may be asked for without naming anything, and the signs by which a language shows it.

export const aspects = [
  'background',
  'outlook',
  'reactions',
  'cause',
  'figures',
  'time',
  'effects',
  'sources',
  'main',
] as const;
export type Aspect = (typeof aspects)[number];

type Signs = {
  /** How it is asked for. */
  asks: RegExp;
  /** What a sentence says that answers it; without it any sentence does. */
  tells?: RegExp;
  /** How the product asks for it. */
  offered: string;
};

/** `sources` and `main` are answered by any sentence: which of them, their readers decide. */
export type AspectSigns = Record<Aspect, Signs>;
