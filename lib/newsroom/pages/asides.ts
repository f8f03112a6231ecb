// Page elements around and within an article that are not part of it, recognized by their usual
// class names and ids. Removed before the text is extracted, so that they neither count as text nor
// end up between two paragraphs.
import { lengthInLatin } from '@/lib/model/text/scripts';

const tags = new Set(
  'script style noscript template iframe object embed svg canvas audio video button input select textarea nav footer figcaption dialog map'.split(
    ' ',
  ),
);
const roles =
  /^(navigation|complementary|banner|contentinfo|search|dialog|alert|toolbar|menu|menubar|tablist)$/;

/** Parts of class names and ids, each as whole words: `article-share`, `relatedStories`. */
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

/** An element with this share of the running text is the article, whatever its name. */
const mostShare = 0.15;
const never = new Set(['html', 'head', 'body', 'main', 'article']);

/** Text of this length is running text rather than a label; Chinese needs a third. */
const proseChars = 60;

/** The amount of running text in each element, in characters outside of links. */
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
        // The node type guarantees this, but the compiler cannot tell.
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

/** Pages that people write are far less nested; anything deeper is cut off. */
const deepest = 150;

/** Removes the asides from `body`, and excessively nested elements. */
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
