// The common raw form of all formats: everything here is as the publisher wrote it, and untrusted.

export type RawBody = {
  text: string;
  /** Plain text: `<` is an ordinary character. */
  plain?: boolean;
  base?: string;
};

export type RawItem = {
  guid?: string;
  link?: string;
  title?: string;
  bodies: RawBody[];
  /** Best first. */
  images: string[];
  source?: { title?: string; url?: string };
  date?: string;
  lang?: string;
  base?: string;
  /** Sections, subjects and tags. */
  categories?: (string | undefined)[];
  /** The authors. */
  authors?: (string | undefined)[];
};

export type RawFeed = {
  title?: string;
  /** The site that the feed belongs to. */
  link?: string;
  /** The feed's own address, as it claims. */
  self?: string;
  lang?: string;
  /** When it was last changed. */
  date?: string;
  base?: string;
  items: RawItem[];
};
