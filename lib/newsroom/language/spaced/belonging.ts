// Normalizes ways to say that something belongs to a name: the mayor of Kotor is Kotor's mayor, and
// Ana Reyes, the mayor of Kotor, is Kotor mayor Ana Reyes. Protects: only for nouns that mean the
// same either way; criticism of somebody is not what they criticize.
import { isTelling, type Token } from '../lexicon/token';

/** The most words between a name and what belongs to it: ‘Kotor's former finance minister’. */
const describingMost = 2;

const isName = (token: Token | undefined) => token?.kind === 'word' && token.name === true;
const isArticle = ({ kind, key }: Token) => kind === 'empty' && /^(?:the|an?)$/.test(key);
const describes = (token: Token | undefined) =>
  (token?.kind === 'word' && !token.verb && !token.joins) || token?.kind === 'limit';

/** The position after the names that begin at `start`, or `start` if there are none. */
function endOfNames(tokens: readonly Token[], start: number): number {
  let end = start;
  while (isName(tokens[end])) end += 1;
  return end;
}

/** The position after the article, where the words that describe the noun begin. */
function beginningOf(tokens: readonly Token[], place: number): number {
  for (let at = place - 1; at >= 0 && place - at <= describingMost + 1; at -= 1) {
    const token = tokens[at];
    if (token && isArticle(token)) return at + 1;
    if (!describes(token)) break;
  }
  return place;
}

/** ‘The mayor of Kotor’ as ‘Kotor mayor’. */
function ownerFirst(tokens: readonly Token[], nouns: ReadonlySet<string>): Token[] {
  const out = [...tokens];
  for (let at = 0; at + 2 < out.length; at += 1) {
    const [noun, of] = [out[at], out[at + 1]];
    if (noun?.kind !== 'word' || !nouns.has(noun.key) || noun.owner) continue;
    if (of?.kind !== 'role' || of.key !== 'of') continue;
    const article = out[at + 2];
    const start = article && isArticle(article) ? at + 3 : at + 2;
    const end = endOfNames(out, start);
    const names = out.slice(start, end);
    // ‘The mayor of Kotor's wife’ is about another person.
    if (names.length === 0 || names.some(({ owner }) => owner)) continue;
    const from = beginningOf(out, at);
    out.splice(from, end - from, ...names, ...out.slice(from, at + 1));
    at = end - 2;
  }
  return out;
}

/** ‘Kotor's mayor’ as ‘Kotor mayor’. */
function withoutSign(tokens: readonly Token[], nouns: ReadonlySet<string>): Token[] {
  return tokens.map((token, at) => {
    if (!token.owner || !isName(token)) return token;
    let place = at + 1;
    while (place - at <= describingMost && !nouns.has(tokens[place]?.key ?? '')) {
      if (!describes(tokens[place])) return token;
      place += 1;
    }
    const noun = tokens[place];
    const isHeld = noun?.kind === 'word' && !noun.owner && nouns.has(noun.key);
    return isHeld ? { ...token, owner: false } : token;
  });
}

/** ‘Ana Reyes, the Kotor mayor, resigned’ as ‘Kotor mayor Ana Reyes resigned’. */
function titleFirst(tokens: readonly Token[], titles: ReadonlySet<string>): Token[] {
  const out = [...tokens];
  for (let at = 0; at < out.length; at += 1) {
    const end = endOfNames(out, at);
    const names = out.slice(at, end);
    if (names.length === 0) continue;
    const close = out.findIndex(
      ({ kind }, place) => place > end && (kind === 'break' || kind === 'stop'),
    );
    const part = close < 0 ? [] : out.slice(end + 1, close);
    const title = part.filter((token) => !isArticle(token));
    const isApposed = out[end]?.key === ',' && out[close]?.key === ',' && title.every(describes);
    if (isApposed && title.length > 0 && titles.has(title.at(-1)?.key ?? '')) {
      out.splice(at, close + 1 - at, ...title, ...names);
    }
    at = Math.max(at, end - 1);
  }
  return out;
}

/** ‘According to the bank,’ as ‘the bank said,’. */
function saidBy(tokens: readonly Token[]): Token[] {
  const out = [...tokens];
  for (let at = 0; at + 2 < out.length; at += 1) {
    const [according, to] = [out[at], out[at + 1]];
    if (according?.key !== 'accord' || to?.kind !== 'role' || to.key !== 'to') continue;
    const length = out.slice(at).findIndex(({ kind }) => kind === 'break' || kind === 'stop');
    const end = length < 0 ? out.length : at + length;
    const who = out.slice(at + 2, end);
    if (!who.some(isTelling)) continue;
    const says: Token = { kind: 'word', key: 'say', start: according.start, end: to.end };
    out.splice(at, end - at, ...who, says);
  }
  return out;
}

/** ‘45-year-old Ana Reyes’ as ‘Ana Reyes, 45,’. */
function ageBehind(tokens: readonly Token[], { unit, old }: Aged): Token[] {
  const out = [...tokens];
  for (let at = 0; at + 3 < out.length; at += 1) {
    const [age, year, word] = [out[at], out[at + 1], out[at + 2]];
    if (age?.kind !== 'number' || year?.key !== unit || word?.key !== old) continue;
    const end = endOfNames(out, at + 3);
    const names = out.slice(at + 3, end);
    if (names.length === 0 || names.some(({ owner }) => owner)) continue;
    const mark: Token = { kind: 'break', key: ',', start: word.start, end: word.end };
    const closes = out[end]?.key === ',' || out[end]?.kind === 'stop';
    out.splice(at, end - at, ...names, mark, age, ...(closes ? [] : [mark]));
  }
  return out;
}

type Aged = { unit: string; old: string };

export type Belonging = {
  /**
   * Keys of nouns that a name can have in any of these ways, and of those that may also precede a
   * name.
   */
  nouns: ReadonlySet<string>;
  titles: ReadonlySet<string>;
  /** Keys of "year" and "old". */
  aged?: Aged;
};

/** The tokens of a sentence with possessions and attributions in one normalized form. */
export function inOneWay(tokens: readonly Token[], { nouns, titles, aged }: Belonging): Token[] {
  const named = titleFirst(withoutSign(ownerFirst(tokens, nouns), nouns), titles);
  return saidBy(aged ? ageBehind(named, aged) : named);
}
