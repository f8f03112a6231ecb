// What a page says about its article in JSON-LD (schema.org). Publishers write it by hand and by
// template, so everything is optional and has several forms; what does not fit is left out.
import * as z from 'zod';

/** Larger scripts are application data rather than an article's. */
const scriptChars = 512 * 1024;
/** The most nodes read in one page: graphs of a whole site are cut. */
const mostNodes = 2_000;

const text = z.string().optional().catch(undefined);
const named = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]);
const address = z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)]);

/** A value or a list of values, without those of another form. */
function several<S extends z.ZodType>(schema: S) {
  return z
    .unknown()
    .optional()
    .transform((value) =>
      (Array.isArray(value) ? value : [value]).flatMap((one): z.output<S>[] => {
        const parsed = schema.safeParse(one);
        return parsed.success ? [parsed.data] : [];
      }),
    );
}

const article = z.object({
  articleBody: text,
  inLanguage: text,
  datePublished: text,
  articleSection: several(z.string()),
  author: several(named),
  image: several(address),
  isAccessibleForFree: z
    .union([z.boolean(), z.string().transform((value) => !/^false$/i.test(value.trim()))])
    .optional()
    .catch(undefined),
});

const crumb = z.object({
  name: text,
  item: z.object({ name: z.string() }).optional().catch(undefined),
});

/** What the page's article says about itself; lists are empty where it says nothing. */
export type StructuredArticle = z.output<typeof article>;
export type StructuredData = { article?: StructuredArticle; breadcrumbs: string[] };

const isArticle = /^(?:\w*Article|Report|BlogPosting|LiveBlogPosting|NewsReport|WebPage)$/;

function parseScript(source: string): unknown {
  const bare = source.trim().replace(/^<!--|-->$|^\/\*<!\[CDATA\[\*\/|\/\*\]\]>\*\/$/g, '');
  try {
    return JSON.parse(bare);
  } catch {
    try {
      // Line breaks within strings are the usual mistake.
      return JSON.parse(bare.replace(/[\u0000-\u001f]+/g, ' '));
    } catch {
      return undefined;
    }
  }
}

/** Every object of the graph, outermost first. */
function* nodesOf(root: unknown): Generator<Record<string, unknown>> {
  const waiting = [root];
  for (let seen = 0; waiting.length > 0 && seen < mostNodes; seen += 1) {
    const next = waiting.shift();
    if (Array.isArray(next)) waiting.push(...next);
    else if (typeof next === 'object' && next !== null) {
      // Any JSON object is a record.
      yield next as Record<string, unknown>;
      waiting.push(...Object.values(next).filter((value) => typeof value === 'object'));
    }
  }
}

const typesOf = ({ '@type': type }: Record<string, unknown>) =>
  (Array.isArray(type) ? type : [type]).filter((one) => typeof one === 'string');

/**
 * Reads all JSON-LD of a page; the article with the longest body counts, before the page around it.
 */
export function structuredData(document: Document): StructuredData {
  let best: StructuredArticle | undefined;
  let isOfPage = false;
  let breadcrumbs: string[] = [];
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    const source = script.textContent ?? '';
    if (source.length > scriptChars) continue;
    for (const node of nodesOf(parseScript(source))) {
      const types = typesOf(node);
      if (types.includes('BreadcrumbList') && breadcrumbs.length === 0) {
        const crumbs = several(crumb).parse(node.itemListElement);
        breadcrumbs = crumbs.flatMap(({ name, item }) => name ?? item?.name ?? []);
      }
      if (!types.some((type) => isArticle.test(type))) continue;
      const parsed = article.safeParse(node);
      if (!parsed.success) continue;
      const isPage = types.every((type) => type === 'WebPage');
      if (isPage && best) continue;
      const longer = (parsed.data.articleBody ?? '').length > (best?.articleBody ?? '').length;
      if (best && !isOfPage && !longer) continue;
      best = { ...best, ...parsed.data };
      isOfPage = isPage;
    }
  }
  return { article: best, breadcrumbs };
}
