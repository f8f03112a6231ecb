// The words of an article that a reader can tap to ask about, and the sentences worth asking about.
import { plainSentence } from '@/lib/model/markdown/citations';
import type { Language } from '@/lib/model/text/languages';
import { maxAnchors, maxKeywords } from './budget';
import type { Block } from './blocks';
import { lexicons } from '../language/lexicons';
import type { Name } from '../language/lexicon/name';

/**
 * The most telling sentence of each paragraph, at most six, and at most half of all sentences: a
 * keyword within such a sentence is no link, and some must remain. Sentences with markdown
 * characters are left out, since the page could not find them again.
 */
export function chooseAnchors(blocks: readonly Block[]): string[] {
  const paragraphs = blocks.filter(({ kind }) => kind === 'p');
  const total = paragraphs.reduce((sum, { sentences }) => sum + sentences.length, 0);
  return paragraphs
    .flatMap(({ sentences }) => {
      const findable = sentences.filter(
        ({ text, notes = [] }) => plainSentence(text) === text && notes.length === 0,
      );
      const [first] = findable;
      return first ? [findable.reduce((a, b) => (b.score > a.score ? b : a), first).text] : [];
    })
    .slice(0, Math.min(maxAnchors, Math.ceil(total / 2)));
}

function isNamed(text: string, sentence: string, lang: Language): boolean {
  const at = sentence.indexOf(text);
  if (at < 0 || !lexicons[lang].spaced) return at >= 0;
  const around = (sentence[at - 1] ?? ' ') + (sentence[at + text.length] ?? ' ');
  return !/[\p{L}\p{N}]/u.test(around);
}

const simplify = (name: string) => name.toLowerCase().replace(/^the |[^\p{L}\p{N}]/gu, '');

/** A name by its first and last word: words between them do not make it another name. */
function ends(name: string): string {
  const words = name.split(' ');
  return words.length > 2 && words.every((word) => /^\p{Lu}/u.test(word))
    ? `${words[0] ?? ''} ${words.at(-1) ?? ''}`
    : name;
}

/** "Dutch" is an adjective, and so is ‘South Asian’: what it belongs to is missing. */
const isOfCountry = (text: string, lang: Language): boolean =>
  lexicons[lang].demonyms?.words.has((text.split(' ').at(-1) ?? '').toLowerCase()) ?? false;

/**
 * Names in the sentences, those that also occur outside the anchors first; at most eight.
 * Publishers that name themselves are not what the story is about.
 */
export function chooseKeywords(
  names: readonly Name[],
  sentences: readonly string[],
  anchors: readonly string[],
  publishers: readonly string[],
  lang: Language,
): Name[] {
  // Treats "U.S. Senate" and "US Senate" as the same.
  const known = new Set(publishers.map(simplify));
  const present = names
    .filter(({ text }) => sentences.some((one) => isNamed(text, one, lang)))
    .filter(({ text }) => !known.has(simplify(text)) && known.add(simplify(text)))
    .filter(({ text }) => !isOfCountry(text, lang))
    .filter(
      ({ text }, at, all) =>
        !all.some(
          (one, place) =>
            ends(one.text) === ends(text) &&
            (one.text.length < text.length || (one.text.length === text.length && place < at)),
        ),
    );
  const whole = present.filter(
    ({ text }) => !present.some((other) => other.text !== text && isNamed(text, other.text, lang)),
  );
  const free = sentences.filter((sentence) => !anchors.includes(sentence));
  const isFree = ({ text }: Name) => free.some((one) => isNamed(text, one, lang));
  // A word that occurs once comes last: the story is hardly about it.
  const isLone = ({ text, count }: Name) =>
    lexicons[lang].spaced && count === 1 && !text.includes(' ');
  const place = (name: Name) => (isLone(name) ? 2 : Number(!isFree(name)));
  return [0, 1, 2]
    .flatMap((at) => whole.filter((name) => place(name) === at))
    .slice(0, maxKeywords);
}
