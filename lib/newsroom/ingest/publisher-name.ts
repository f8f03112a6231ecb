// The publisher's name as readers know it. Feed titles add sections, slogans and the word RSS to
// the name; where no name is left, the domain is used.
import { mainDomain } from '@/lib/model/feed/sources';

const separators = /\s+[|–—»›·•:~-]+\s+|\s*[|»›]\s*|[：｜]/u;
const decoration =
  /\b(rss|atom|xml)\b(\s+(feeds?|2\.0))?|\b(article|news)?\s*feeds?\b|\b(latest|breaking|top|all|recent)\s+(news|stories|articles|headlines|posts|updates|filings|releases)\b.*|^(articles?|stories|posts) (from|by|on)\s+|^comments (on|for)\b.*|\s\(@[^\s()]+\)|最新(文章|消息|新闻|新聞)|RSS订阅|订阅源|\s?(微信)?公众号$|的(微博|B站空间)$/giu;
const generic =
  /^(home(page)?|index|feed|news|world|latest|headlines?|top stories|articles?|posts?|blog|all|main|front page|untitled|default|channel|technology|tech|business|finance|economy|politics|sports?|entertainment|science|health|opinion|local|national?|international|asia|us|uk|stories|updates|首页|新闻|新聞|要闻|要聞|国际|國際|国内|财经|科技|体育|娱乐|即时|即時|滚动)$/iu;

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * A name from a feed's title and the address of its site: the part that the domain repeats, else
 * the first part that is more than a section, else the domain; '' when there is neither.
 */
export function publisherName(title: string, address: string): string {
  const domain = mainDomain(address);
  const label = bare(domain.split('.')[0] ?? '');
  const parts = title
    .split(separators)
    .map((part) => part.replace(decoration, ' ').replace(/\s+/g, ' ').trim())
    .filter((part) => bare(part) !== '');
  const likeDomain = parts.find((part) => label.length > 2 && bare(part) === label);
  const within = parts.find((part) => {
    const name = bare(part);
    return label.length > 2 && name.length > 2 && (name.includes(label) || label.includes(name));
  });
  const named = parts.find((part) => !generic.test(part));
  const name = likeDomain ?? within ?? named ?? (domain || parts[0]) ?? '';
  return name.slice(0, 60).trim();
}
