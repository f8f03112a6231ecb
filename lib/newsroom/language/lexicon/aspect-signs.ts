// Aspects that readers ask of any article without naming anything, and how a language shows them.

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
  /** What a sentence must contain to answer it; if absent, any sentence may. */
  tells?: RegExp;
  /**
   * What a sentence must contain for the product to offer the question by itself, where that is
   * more than a reader who asks it is content with.
   */
  tellsClearly?: RegExp;
  /** The question that the product offers. */
  offered: string;
};

/** Any sentence may answer `sources` and `main`; the code that reads them decides which. */
export type AspectSigns = Record<Aspect, Signs>;
