// What the formats have in common before anything is cleaned: everything here is as the publisher
// wrote it and not to be trusted.

export type RawBody = {
  text: string;
  /** Not markup: `<` is a sign like any other. */
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
  /** Who wrote it. */
  authors?: (string | undefined)[];
};

export type RawFeed = {
  title?: string;
  /** The site that the feed belongs to. */
  link?: string;
  /** The feed's own address, as it claims. */
  self?: string;
  lang?: string;
  base?: string;
  items: RawItem[];
};
