// What speaks against a sentence, whatever a model says of it: a figure or a name that no passage has,
// a denial on one side alone. Protects that a model which says yes to everything confirms nothing of
// that kind.
import { lexicons } from '../language/lexicons';
import { namesIn } from '../language/names/names-in';
import { segment } from '../language/segment';
import { similarity } from '../language/word-forms';
import { tokensOf } from './compare';
import { addsNumber, deniesAlone, type Text } from './keeps-facts';
import type { EvidencePassage } from './verdict';

/** Two forms of one name: "Filipino", "Filipinos". */
const sameName = 0.8;

const partsOf = ({ text, before, lang }: EvidencePassage): Text[] =>
  [text, before].filter(Boolean).map((part) => ({ text: part, lang }));

/** The first letters of the names in a text, in a row: ‘World Health Organization’ is WHO. */
const initialsOf = (text: string) => (text.match(/\b\p{Lu}/gu) ?? []).join('').toLowerCase();

/** A name of the claim that its passages lack; names are not compared across languages. */
function addedName(claim: Text, passages: readonly EvidencePassage[]): string | undefined {
  const { lang } = claim;
  if (passages.some((one) => one.lang !== lang)) return undefined;
  const { names, stopWords } = lexicons[lang];
  const parts = passages.flatMap(partsOf);
  const words = [...new Set(parts.flatMap(({ text }) => segment(text, lang)))];
  const keys = new Set(parts.flatMap(({ text }) => tokensOf(text, lang).map(({ key }) => key)));
  const initials = parts.map(({ text }) => initialsOf(text));
  // Told in full what a passage gives by its letters.
  const own = initialsOf(claim.text);
  const letters = parts
    .flatMap(({ text }) => text.match(/\b\p{Lu}{2,}\b/gu) ?? [])
    .map((one) => one.toLowerCase())
    .filter((one) => own.includes(one));
  const isThere = (name: string) =>
    words.some((word) => similarity(name, word, lang) >= sameName) ||
    tokensOf(name, lang).every(({ key }) => keys.has(key)) ||
    initials.some((row) => row.includes(name)) ||
    letters.some((row) => row.includes(name.slice(0, 1)));
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

/** What the sentence rests on, as far as it is known. */
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

/** What speaks against a sentence over its passages; undefined where nothing does. */
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
