// Recognizes the same deed in active and passive: Orbin was bought by Velto, and Velto bought
// Orbin. Protects: only where both roles are certain; a list, a negation of its own or a clause
// within leaves a sentence as it is.
import { isSaying, isTime } from './moved';
import { isPart, isTelling, type Token } from '../language/lexicon/token';

/** Most tokens of a passive subject: ‘the former mayor of the town of Osk’. */
const subjectMost = 9;

type Site = {
  /** The indices of the subject's first token and after its last. */
  subject: readonly [start: number, end: number];
  /** The index after the word for "by". */
  agent: number;
  /** The end of the clause. */
  end: number;
};

const isBeing = (token: Token | undefined) => token?.kind === 'empty' && token.part === 'being';
const isArticle = (token: Token | undefined) => token?.kind === 'empty' && token.part === 'article';
const isBy = (token: Token | undefined) => token?.kind === 'role' && token.key === 'by';
const isAuxiliary = ({ kind, part }: Token) =>
  kind === 'denial' || kind === 'empty' || (kind === 'hedge' && part === 'modal');

/** After these a new clause may begin; after other separators a list continues. */
const opensClause = (token: Token) =>
  token.kind === 'break' ||
  token.kind === 'stop' ||
  token.joins === true ||
  isSaying(token) ||
  token.part === 'complementizer' ||
  token.part === 'temporal';

/** Whether tokens only name somebody or something, without saying anything about it. */
function isNaming(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  return (
    tokens.some(isTelling) &&
    tokens.length <= subjectMost &&
    first?.kind !== 'role' &&
    tokens.every(
      (token, at) =>
        !(isPart(token) || token.verb || token.going || token.kind === 'hedge') &&
        token.kind !== 'denial' &&
        // A further article begins another phrase, except after "of" or "in".
        (at === 0 || !isArticle(token) || tokens[at - 1]?.kind === 'role'),
    )
  );
}

/** The end of the clause around a position. */
function endOfClause(tokens: readonly Token[], place: number): number {
  const length = tokens.slice(place).findIndex((token) => isPart(token) || isSaying(token));
  return length < 0 ? tokens.length : place + length;
}

/** The passive subject before a position; undefined where it is uncertain. */
function subjectBefore(tokens: readonly Token[], end: number): Site['subject'] | undefined {
  let start = end;
  while (start > 0) {
    const before = tokens[start - 1];
    if (!before || opensClause(before)) break;
    if (isPart(before)) return undefined;
    start -= 1;
  }
  return isNaming(tokens.slice(start, end)) ? [start, end] : undefined;
}

/** Whether it is an agent, rather than a day, an amount or a means. */
function isAgent(tokens: readonly Token[]): boolean {
  const first = tokens.find(isTelling);
  return first !== undefined && first.kind !== 'number' && !isTime(first) && isNaming(tokens);
}

/** The index before a verb, skipping its negation: ‘was not arrested’. */
const before = (tokens: readonly Token[], place: number) =>
  tokens[place - 1]?.kind === 'denial' ? place - 2 : place - 1;

/** In languages with spaces: ‘was charged with fraud by prosecutors in Drelk’. */
function spacedActives(tokens: readonly Token[]): Token[][] {
  return tokens.flatMap((verb, place) => {
    const canBe = verb.kind === 'word' || verb.kind === 'hedge';
    if (!canBe || isSaying(verb) || !isBeing(tokens[before(tokens, place)])) return [];
    const end = endOfClause(tokens, place);
    const by = tokens.findIndex((token, at) => at > place && at < end && isBy(token));
    if (by < 0) return [];
    const middle = tokens.slice(place + 1, by);
    let aside = place;
    while (aside > 0 && isAuxiliary(tokens[aside - 1] ?? verb) && !isArticle(tokens[aside - 1]))
      aside -= 1;
    const subject = subjectBefore(tokens, aside);
    if (
      !subject ||
      middle.some(({ kind, going }) => kind === 'denial' || kind === 'hedge' || going)
    )
      return [];
    const auxiliaries = tokens.slice(aside, place).filter((token) => !isBeing(token));
    // Whether what follows says where the agent is or where it was done is uncertain.
    const ends = tokens.flatMap(({ kind }, at) =>
      at > by && at < end && kind === 'role' ? [at] : [],
    );
    return [...ends, end].flatMap((until) => {
      const agent = tokens.slice(by + 1, until);
      if (!isAgent(agent)) return [];
      return [
        [
          ...tokens.slice(0, subject[0]),
          ...agent,
          ...auxiliaries,
          { ...verb, ...(verb.verb && { passive: false }) },
          ...tokens.slice(...subject),
          ...middle,
          ...tokens.slice(until),
        ],
      ];
    });
  });
}

/** In languages without, 被: the agent and the verb follow it without a separator. */
function unspacedActives(tokens: readonly Token[]): Token[][] {
  return tokens.flatMap((token, by) => {
    if (!isBy(token)) return [];
    const subject = subjectBefore(tokens, by);
    const end = endOfClause(tokens, by + 1);
    const said = tokens.slice(by + 1, end);
    const isTold = said.some(isTelling) && !said.some(({ kind }) => kind === 'denial');
    if (!subject || !isTold) return [];
    const own = tokens.slice(...subject);
    const places = said.flatMap(({ kind }, at) => (kind === 'role' && at > 1 ? [at] : []));
    return [...places, said.length].map((at) => [
      ...tokens.slice(0, subject[0]),
      ...said.slice(0, at),
      ...own,
      ...said.slice(at),
      ...tokens.slice(end),
    ]);
  });
}

/**
 * The active variants of a passive sentence, one for each possible reading; none for an active one.
 */
export const toldByActor = (tokens: readonly Token[], isSpaced: boolean): Token[][] =>
  isSpaced ? spacedActives(tokens) : unspacedActives(tokens);
