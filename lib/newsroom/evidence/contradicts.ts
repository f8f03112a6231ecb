// What contradicts a sentence, whatever a model says about it: a number or a name that no passage
// has, a negation in only one of them. Protects: a model that says yes to everything confirms
// nothing of that kind.
import { lexicons } from '../language/lexicons';
import { namesIn } from '../language/names/names-in';
import { namesByLetters } from './by-letters';
import { tokensOf } from './compare';
import { addsNumber, deniesAlone, type Text } from './keeps-facts';
import { nameIn } from './same-name';
import type { EvidencePassage } from './verdict';

const partsOf = ({ text, before, lang }: EvidencePassage): Text[] =>
  [text, before].filter(Boolean).map((part) => ({ text: part, lang }));

/** A name in the claim that its passages lack; names are not compared across languages. */
function addedName(claim: Text, passages: readonly EvidencePassage[]): string | undefined {
  const { lang } = claim;
  if (passages.some((one) => one.lang !== lang)) return undefined;
  const { names, stopWords } = lexicons[lang];
  const parts = passages.flatMap(partsOf);
  const texts = parts.map(({ text }) => text);
  const isNamed = nameIn(texts, lang);
  const keys = new Set(parts.flatMap(({ text }) => tokensOf(text, lang).map(({ key }) => key)));
  const byLetters = namesByLetters(claim.text, texts);
  const isThere = (name: string) =>
    isNamed(name) || tokensOf(name, lang).every(({ key }) => keys.has(key)) || byLetters.has(name);
  return [...namesIn(claim.text)].find(
    (name) =>
      /\p{L}{2}/u.test(name) &&
      !stopWords.has(name) &&
      !names.honorifics.has(name) &&
      !names.calendar.has(name) &&
      !isThere(name),
  );
}

/** The statement around a part of a text. */
function clauseAround(text: string, [start, end]: readonly [number, number]): string {
  const marks = /[.;,!?。；，！？]/;
  const before = text.slice(0, start);
  const from = before.length - [...before].reverse().findIndex((one) => marks.test(one));
  const after = text.slice(end).search(marks);
  return text.slice(from > before.length ? 0 : from, after < 0 ? undefined : end + after);
}

/** What supports the sentence, as far as it is known. */
type Rest = { passage: number; span: [number, number] };

function deniesOtherwise(
  claim: Text,
  passages: readonly EvidencePassage[],
  rest: Rest | undefined,
): boolean {
  const one = rest && passages[rest.passage];
  const bearing = one ? [{ text: clauseAround(one.text, rest.span), lang: one.lang }] : passages;
  const parts = passages.flatMap(partsOf);
  return (
    parts.every((part) => deniesAlone(claim, part)) ||
    bearing.every((part) => deniesAlone(part, claim))
  );
}

/** What contradicts a sentence, given its passages; undefined where nothing does. */
export function contradicts(
  claim: Text,
  passages: readonly EvidencePassage[],
  rest: Rest | undefined,
): string | undefined {
  if (addsNumber(claim, passages.flatMap(partsOf))) return 'a number that no passage has';
  const name = addedName(claim, passages);
  if (name) return `a name that no passage has: ${name}`;
  if (deniesOtherwise(claim, passages, rest)) return 'a denial on one side alone';
  return undefined;
}
