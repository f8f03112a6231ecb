// What a page prints around and inside of an article without being part of it, known by the names
// that publishers give it. Taken out before the text is looked for, so that it neither counts as
// text nor ends up between two paragraphs.
import { lengthInLatin } from '@/lib/model/text/scripts';

const tags = new Set(
  'script style noscript template iframe object embed svg canvas audio video button input select textarea nav footer figcaption dialog map'.split(
    ' ',
  ),
);
const roles =
  /^(navigation|complementary|banner|contentinfo|search|dialog|alert|toolbar|menu|menubar|tablist)$/;

/** Parts of class names and ids, each between word ends: `article-share`, `relatedStories`. */
const named =
  /(?:^|[^a-z])(?:captions?|figcaption|img ?credit|photo ?credit|image ?credit|copyright|credits?|newsletters?|subscribe|subscription|sign ?up|related|recirc(?:ulation)?|recommend(?:ed|ations?)?|more ?(?:on|from|stories|news|like)|read ?(?:more|next|also)|also ?read|see ?also|up ?next|most ?(?:read|popular|viewed)|popular|trending|promo(?:tion|box)?|teasers|teaser (?:list|card|grid|box|item)|shares?|sharing|social|follow|tool ?bar|by ?line|dateline|time ?stamps?|pub ?date|author ?(?:bio|box|info|card)|about ?(?:the ?)?author|tags?|tag ?list|topics?|bread ?crumbs?|comments?|disqus|livefyre|advert(?:isements?|orial)?|ads?|ad ?(?:slot|unit|wrapper|container|box)|sponsor(?:ed)?|outbrain|taboola|side ?bar|cookies?|consent|gdpr|paywall|pagination|pager|skip ?link|screen ?reader|visually ?hidden|sr only|print ?only|jump ?links?|donat(?:e|ion)|poll|quiz|slide ?show ?controls?|thumbs?|live ?blog ?nav|error ?message)(?:$|[^a-z])/;

/** `relatedStories_list` → `related stories list` */
function wordsOf(names: string): string {
  return names
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ');
}

function isHidden(element: Element): boolean {
  if (element.hasAttribute('hidden')) return true;
  const style = element.getAttribute('style');
  return style !== null && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style);
}

function isAside(element: Element): boolean {
  if (tags.has(element.localName) || isHidden(element)) return true;
  const role = element.getAttribute('role');
  if (role && roles.test(role)) return true;
  const names = `${element.getAttribute('class') ?? ''} ${element.id}`;
  return names.length > 1 && named.test(wordsOf(names));
}

/** An element with this share of the running text is the article, whatever it is called. */
const mostShare = 0.15;
const never = new Set(['html', 'head', 'body', 'main', 'article']);

/** A piece of text of this length is running text and no label; Chinese says as much in a third. */
const proseChars = 60;

/** How much running text each element holds, in characters outside of links. */
function proseOf(root: Element): Map<Element, number> {
  const found = new Map<Element, number>();
  const walk = (element: Element): number => {
    let sum = 0;
    for (const node of element.childNodes) {
      if (node.nodeType === 3) {
        const text = (node.textContent ?? '').trim();
        const isRunning = text.length >= proseChars || lengthInLatin(text) >= proseChars;
        if (isRunning) sum += text.length;
      } else if (node.nodeType === 1) {
        // The type of a node says what it is, which the compiler cannot see.
        const child = node as Element;
        if (child.localName !== 'a' && !tags.has(child.localName)) sum += walk(child);
      }
    }
    found.set(element, sum);
    return sum;
  };
  walk(root);
  return found;
}

/** Nesting of a page that people made stays far below; what lies deeper is cut off. */
const deepest = 150;

/** Takes the asides out of `body`, and what is nested without end. */
export function removeAsides(body: Element): void {
  const prose = proseOf(body);
  const most = (prose.get(body) ?? 0) * mostShare;
  const walk = (element: Element, depth: number): void => {
    for (const child of [...element.children]) {
      const small = (prose.get(child) ?? 0) <= most;
      if (
        depth > deepest ||
        tags.has(child.localName) ||
        (small && !never.has(child.localName) && isAside(child))
      ) {
        child.remove();
      } else walk(child, depth + 1);
    }
  };
  walk(body, 0);
}
