// What a page says about its article apart from the text: language, time, author, picture, section,
// and its publisher's reservations.
import { itemTitleChars } from '@/lib/model/limits/service';
import { cleanText, shorten } from '../ingest/clean-text';
import { parseDate, zoneHours } from '../ingest/parse-date';
import { safeAddress } from '../ingest/safe-address';
import type { StructuredData } from './structured-data';

export type PageFacts = {
  title: string;
  /** As the page declares it, in any spelling. */
  lang?: string;
  /** Milliseconds. */
  published_at?: number;
  author?: string;
  /** An http(s) address. */
  image?: string;
  /** The publisher's sections for the article, the most general first; may be empty. */
  sections: string[];
  /** Whether the page says that it is behind a paywall. */
  paid: boolean;
  /** Whether the page reserves its text, or its picture, from machines. */
  reserved: { text: boolean; image: boolean };
};

const factChars = 80;
const mostSections = 4;

function metaOf(document: Document): (...names: string[]) => string | undefined {
  const found = new Map<string, string>();
  for (const meta of document.querySelectorAll('meta')) {
    const name = meta.getAttribute('property') ?? meta.getAttribute('name');
    const content = cleanText(meta.getAttribute('content') ?? '');
    const key = name?.trim().toLowerCase();
    // Robots rules accumulate; of everything else the first counts.
    if (!key || !content) continue;
    const before = found.get(key);
    found.set(
      key,
      before === undefined ? content : key === 'robots' ? `${before},${content}` : before,
    );
  }
  return (...names) => names.map((name) => found.get(name)).find((value) => value !== undefined);
}

/** The first entry of a breadcrumb list, whatever its name. */
const home = /^(?:home(?:page)?|front page|start|news|首页|首頁|新闻|balita|[^\p{L}]*)$/iu;

function sectionsOf(document: Document, data: StructuredData, meta: ReturnType<typeof metaOf>) {
  const title = cleanText(document.title);
  const crumbs = data.breadcrumbs.map(cleanText);
  const candidates = [
    meta('article:section', 'section', 'parsely-section', 'sailthru.section', 'dc.subject') ?? '',
    ...(data.article?.articleSection ?? []).flatMap((one) => one.split(/[,;|/>]/)),
    ...crumbs,
  ];
  const own = candidates
    .map(cleanText)
    .filter((one) => one && one.length <= factChars && !home.test(one) && !title.startsWith(one));
  return [...new Set(own)].slice(0, mostSections);
}

/** Values of `robots` rules that reserve the text from machines, whichever robot is named. */
const noText = /(?:^|[\s,:])noai(?:$|[\s,])/i;
const noImage = /(?:^|[\s,:])(?:noai|noimageai)(?:$|[\s,])/i;

/** What `robots` rules (of a page or of a header) reserve: the text, and the picture. */
export function reservedByRobots(rules: string): PageFacts['reserved'] {
  return { text: noText.test(rules), image: noImage.test(rules) };
}

/**
 * Reads the facts; `address` resolves relative addresses, `known` is the known language of the
 * article. Call it before the document is changed.
 */
export function pageFacts(
  document: Document,
  data: StructuredData,
  address: string,
  known?: string,
): PageFacts {
  const meta = metaOf(document);
  const { article } = data;
  const robots = reservedByRobots(meta('robots') ?? '');
  const own = reservedByRobots(meta('cubewire') ?? '');
  const tdm = meta('tdm-reservation') === '1';
  const text = robots.text || own.text || tdm;
  const lang =
    article?.inLanguage ??
    document.documentElement?.getAttribute('lang') ??
    meta('og:locale', 'content-language', 'language', 'dc.language');
  const date =
    article?.datePublished ??
    meta(
      'article:published_time',
      'og:published_time',
      'date',
      'pubdate',
      'dc.date',
      'publishdate',
    ) ??
    document.querySelector('time[datetime]')?.getAttribute('datetime') ??
    '';
  const author = cleanText(
    article?.author.map(cleanText).filter(Boolean).slice(0, 4).join(', ') ||
      meta('author', 'byl', 'dc.creator', 'parsely-author') ||
      '',
  );
  const picture = [meta('og:image', 'og:image:url', 'twitter:image'), ...(article?.image ?? [])];
  const image = picture.map((one) => safeAddress(one, address)).find((one) => one !== undefined);
  const published_at = parseDate(date, zoneHours(lang ?? undefined, known));
  return {
    title: shorten(cleanText(meta('og:title') ?? document.title), itemTitleChars),
    ...(lang ? { lang } : {}),
    ...(published_at === undefined ? {} : { published_at }),
    ...(author && !/^https?:/i.test(author) ? { author: shorten(author, factChars) } : {}),
    ...(image ? { image } : {}),
    sections: sectionsOf(document, data, meta),
    paid: article?.isAccessibleForFree === false,
    reserved: { text, image: text || robots.image || own.image },
  };
}
