// The addresses of share pages: the canonical one, the same in other languages, the image of a link
// preview, and where the "open" button leads. All absolute, all from the deployment.
import { languages, toTag, type Language, type LocalizedText } from '@/lib/model/text/languages';
import { speaks } from '@/lib/model/text/own-language';
import type { ShareRequest } from './share-request';

/** Browsers and search pages cut longer titles anyway. */
const pageTitleChars = 70;

type Site = Pick<ShareRequest, 'origin' | 'readerOrigin' | 'language' | 'deployment'>;

function address(origin: string, path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  const search = new URLSearchParams(given).toString();
  return `${origin}${path}${search && `?${search}`}`;
}

/**
 * The languages that a text exists in, each a page of its own; none when there is only the
 * publisher's.
 */
export function languagesOf(text: LocalizedText): Language[] {
  const spoken = languages.filter((language) => speaks(text, language));
  return spoken.length > 1 ? spoken : [];
}

/** The page's own address, and those of the same page in the languages that it exists in. */
export function pageAddresses(
  { origin, language }: Site,
  path: string,
  id: string,
  spoken: readonly Language[],
): { canonical: string; alternates: { tag: string; href: string }[] } {
  const own = spoken.includes(language) ? toTag(language) : undefined;
  const alternates = spoken.map((other) => ({
    tag: toTag(other) as string,
    href: address(origin, path, { id, language: toTag(other) }),
  }));
  if (alternates.length > 0) {
    alternates.push({ tag: 'x-default', href: address(origin, path, { id }) });
  }
  return { canonical: address(origin, path, { id, language: own }), alternates };
}

/** The image of a link preview; `version` changes the address when the text changes. */
export function cardAddress(
  { origin, language }: Site,
  kind: 'event' | 'topic' | 'answer' | 'site',
  id?: string,
  version?: string,
): string {
  return address(origin, `/card/${kind}`, { id, language: toTag(language), v: version });
}

/** The shared page of an event, in this site's language. */
export function articleAddress({ origin, language }: Site, id: string): string {
  return address(origin, '/news/detail', { id, language: toTag(language) });
}

/** What a feed contains. */
/** `favorites`: the token of a private feed. */
export type FeedQuery = { tab: string } | { topic: string } | { q: string } | { favorites: string };

/** Media types of feeds. */
export const feedTypes = { atom: 'application/atom+xml', json: 'application/feed+json' } as const;

/** The address of a feed in the language of this page. */
export function feedAddress(
  { origin, language }: Pick<Site, 'origin' | 'language'>,
  form: 'atom' | 'json',
  asked: FeedQuery,
): string {
  return address(origin, `/feed.${form}`, { ...asked, language: toTag(language) });
}

/** The canonical address of an event on the share host at `origin`. */
export const sharedAddress = (origin: string, id: string): string =>
  address(origin, '/news/detail', { id });

/** The canonical address of a topic on the share host at `origin`. */
export const sharedTopicAddress = (origin: string, id: string): string =>
  address(origin, '/track', { id });

/** The reader's own page of an event. */
export function readerAddress({ readerOrigin }: Pick<Site, 'readerOrigin'>, id: string): string {
  return address(readerOrigin, '/m/news/detail', { id });
}

/** Where "open" leads: through the landing page where there is an app, else to the reader. */
export function openAddress(site: Site, id: string): string {
  const { deployment, origin, language } = site;
  return deployment.app
    ? address(origin, '/zlink', { id, language: toTag(language) })
    : readerAddress(site, id);
}

/** The reader's own page of a topic; an app opens articles only. */
export function openTopicAddress({ readerOrigin }: Pick<Site, 'readerOrigin'>, id: string): string {
  return address(readerOrigin, '/m/track', { id });
}

/** A title short enough for browsers and search pages; with the site's name if it fits. */
export function pageTitle(title: string, brand: string): string {
  const named = `${title} · ${brand}`;
  if ([...named].length <= pageTitleChars) return named;
  const characters = [...title];
  if (characters.length <= pageTitleChars) return title;
  const cut = characters.slice(0, pageTitleChars - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > pageTitleChars / 2 ? space : undefined)}…`;
}
