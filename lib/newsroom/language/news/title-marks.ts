// What publishers and the programs behind their posts put around a headline that says nothing of the
// news: tags, pictographs, [Video], a number in a row of posts. Protects: what is shown stands in the
// source as it is shown, words of the headline stay, and never is so much taken that little is left.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../lexicons';

/** Letters and digits that must remain. */
const shortest = 5;

const words = Object.values(lexicons).flatMap(({ pages }) => pages.marks);
const mark = `(?:${words.join('|')})(?: (?:${words.join('|')}))?`;
const opens = new RegExp(
  `^(?:[\\[【(（]\\s*${mark}\\s*[\\]】)）]\\s*[:：|-]?|${mark}\\s?[:：|｜丨])\\s*(?=\\S{2})`,
  'iu',
);
/** [视频] before a text. */
export const bracketedMark = new RegExp(`^[\\[【(（]\\s*${mark}\\s*[\\]】)）]\\s*(?=\\S{2})`, 'iu');
/** In capitals a dash is enough: ‘EXCLUSIVE - ’, ‘UPDATE 2-’; ‘Video - the new radio’ is a headline. */
const opensLoudly = new RegExp(`^(${mark})\\s?[-–—]\\s?(?=\\S{2})`, 'iu');
const closes = new RegExp(`(?:\\s*[\\[【(（]\\s*${mark}\\s*[\\]】)）])+$`, 'iu');

/** One pictograph or its like, the blanks behind it included: runs of them are read in one way only. */
const pictograph = String.raw`(?![©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}\u{1f3fb}-\u{1f3ff}][\ufe0f\u200d\u20e3]*\s*`;
export const opensWithPictures = new RegExp(`^(?:${pictograph}|[•▪►▸●■◆◇★☆▼▲]\\s*)+`, 'u');
const pictures = new RegExp(`(?:${pictograph}|[↓↑→▼▲]\\s*)+`, 'gu');
const closesWithAddress = /\s+https?:\/\/\S+$/u;

/** The place in a row of posts: "1/ ", " (2/5)", " 2/n 🧵". A month and day has no blank behind it. */
const opensCounted = /^\d{1,2}\/\s+(?=\p{Lu})/u;
const closesCounted = /\s*[(（]\d{1,2}\/(?:\d{1,2}|[nN])[)）]$/u;

/** A tag of a post in Chinese has a mark on either side. */
export const pairedTag = /#([^#\s]{0,28}\p{Script=Han}[^#\s]{0,28})#/gu;
const opensPaired = /^(?:#[^#\s]{2,30}#\s*)+(?=[\s【])/u;
const eachTag = /#\p{L}[\p{L}\p{M}\p{N}_]+/gu;
const tagWithin = /(?<![\p{L}\p{N}&#])#(?=\p{L}[\p{L}\p{M}\p{N}_]+\S*\s)/gu;
const lastTags = /(?:[\s|｜,，·]*(?<![\p{L}\p{N}&#])#\p{L}[\p{L}\p{M}\p{N}_]+)+\s*$/u;
const ended = /[.!?。！？…”’"]\s*$/u;

/** A headline between brackets before a report that is all in the title, as posts have it. */
const headlineBefore = /^【([^】]{9,60})】\s*(?=.{16})(?=.*[。！；])/u;

/**
 * A text without the pictographs that end it. Each run is read once: an expression that has to end
 * where the text does would be tried anew at every pictograph of every run.
 */
export function withoutClosingPictures(text: string): string {
  const run = [...text.matchAll(pictures)].at(-1);
  const ends = run !== undefined && run.index + run[0].length === text.length;
  return ends ? text.slice(0, run.index).trimEnd() : text;
}

/** What a step leaves, unless that is next to nothing. */
function take(title: string, part: RegExp | ((title: string) => string)): string {
  const rest = (typeof part === 'function' ? part(title) : title.replace(part, '')).trim();
  return (rest.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < shortest ? title : rest;
}

/** The subject before a headline and the tags behind it: a row, or one behind its end. */
function withoutTags(title: string, lang: Language): string {
  if (!title.includes('#')) return title;
  const named = take(title, opensPaired);
  const [last = ''] = lastTags.exec(named) ?? [];
  const before = named.slice(0, named.length - last.length);
  const isRow = (last.match(eachTag)?.length ?? 0) > 1 || /^\s*[|｜]/u.test(last);
  const isBehind = (isRow || ended.test(before)) && !lexicons[lang].goesOn.test(before);
  return isBehind ? take(named, lastTags) : named;
}

/** A headline in which tags that stand for its words are words. */
export function withWordsForTags(title: string, lang: Language): string {
  if (!title.includes('#')) return title;
  const named = take(title, opensPaired).replace(pairedTag, '$1');
  const [last = ''] = lastTags.exec(named) ?? [];
  const before = named.slice(0, named.length - last.length);
  if (before === '') return named.replaceAll('#', '');
  const [first = ''] = last.match(eachTag) ?? [];
  const isWord = first !== '' && lexicons[lang].goesOn.test(before);
  return before.replace(tagWithin, '') + (isWord ? ` ${first.slice(1)}` : last);
}

function withoutLoud(title: string): string {
  const loud = opensLoudly.exec(title)?.[1];
  const rest = loud && loud === loud.toUpperCase() ? take(title, opensLoudly) : title;
  return /\p{Ll}/u.test(rest) ? rest : title;
}

/** Layers that are taken off: real headlines have two or three, and each costs a reading of the whole. */
const mostLayers = 10;

/** A headline without what stands around it. */
export function withoutMarks(title: string, lang: Language): string {
  let bare = title;
  for (let [before, layer] = ['', 0]; before !== bare && layer < mostLayers; layer += 1) {
    before = bare;
    bare = take(take(bare, opensWithPictures), withoutClosingPictures);
    bare = withoutLoud(withoutTags(bare, lang));
    bare = [opens, closes, opensCounted, closesCounted, closesWithAddress].reduce(
      (rest, part) => take(rest, part),
      headlineBefore.exec(bare)?.[1] ?? bare,
    );
  }
  return bare;
}
