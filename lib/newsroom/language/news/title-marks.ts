// Additions of publishers and their publishing software around a headline that say nothing about
// the news: tags, pictographs, [Video], a number in a series of posts. Protects: what is shown
// occurs in the source exactly so, words of the headline stay, and a headline is never cut down to
// almost nothing.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../lexicons';

/** The letters and digits that must remain. */
const shortest = 5;

const words = Object.values(lexicons).flatMap(({ pages }) => pages.marks);
const mark = `(?:${words.join('|')})(?: (?:${words.join('|')}))?`;
const opens = new RegExp(
  `^(?:[\\[【(（]\\s*${mark}\\s*[\\]】)）]\\s*[:：|-]?|${mark}\\s?[:：|｜丨])\\s*(?=\\S{2})`,
  'iu',
);
/** [视频] before a text. */
export const bracketedMark = new RegExp(`^[\\[【(（]\\s*${mark}\\s*[\\]】)）]\\s*(?=\\S{2})`, 'iu');
/**
 * In capitals a dash is enough: ‘EXCLUSIVE - ’, ‘UPDATE 2-’; ‘Video - the new radio’ is a headline.
 */
const opensLoudly = new RegExp(`^(${mark})\\s?[-–—]\\s?(?=\\S{2})`, 'iu');
const closes = new RegExp(`(?:\\s*[\\[【(（]\\s*${mark}\\s*[\\]】)）])+$`, 'iu');

/**
 * One pictograph or similar sign with the blanks after it, so that a run can be matched in one way
 * only.
 */
const pictograph = String.raw`(?![©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}\u{1f3fb}-\u{1f3ff}][\ufe0f\u200d\u20e3]*\s*`;
export const opensWithPictures = new RegExp(`^(?:${pictograph}|[•▪►▸●■◆◇★☆▼▲]\\s*)+`, 'u');
const pictures = new RegExp(`(?:${pictograph}|[↓↑→▼▲]\\s*)+`, 'gu');
const closesWithAddress = /\s+https?:\/\/\S+$/u;

/**
 * The position in a series of posts: "1/ ", " (2/5)", " 2/n 🧵". A date of month and day has no
 * blank after it.
 */
const opensCounted = /^\d{1,2}\/\s+(?=\p{Lu})/u;
const closesCounted = /\s*[(（]\d{1,2}\/(?:\d{1,2}|[nN])[)）]$/u;

/** A tag in a Chinese post has a mark on both sides. */
export const pairedTag = /#([^#\s]{0,28}\p{Script=Han}[^#\s]{0,28})#/gu;
const opensPaired = /^(?:#[^#\s]{2,30}#\s*)+(?=[\s【])/u;
const eachTag = /#\p{L}[\p{L}\p{M}\p{N}_]+/gu;
const tagWithin = /(?<![\p{L}\p{N}&#])#(?=\p{L}[\p{L}\p{M}\p{N}_]+\S*\s)/gu;
const lastTags = /(?:[\s|｜,，·]*(?<![\p{L}\p{N}&#])#\p{L}[\p{L}\p{M}\p{N}_]+)+\s*$/u;
const ended = /[.!?。！？…”’"]\s*$/u;

/** A headline in brackets before a report that is entirely in the title, as in posts. */
const headlineBefore = /^【([^】]{9,60})】\s*(?=.{16})(?=.*[。！；])/u;

/**
 * A text without the pictographs at its end. Each run is matched once: an expression anchored at
 * the end of the text would be retried at every pictograph of every run.
 */
export function withoutClosingPictures(text: string): string {
  const run = [...text.matchAll(pictures)].at(-1);
  const ends = run !== undefined && run.index + run[0].length === text.length;
  return ends ? text.slice(0, run.index).trimEnd() : text;
}

/** The result of a step, unless it leaves almost nothing. */
function take(title: string, part: RegExp | ((title: string) => string)): string {
  const rest = (typeof part === 'function' ? part(title) : title.replace(part, '')).trim();
  return (rest.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < shortest ? title : rest;
}

/**
 * Removes the topic tags before a headline and the tags after it: several, or one after its end.
 */
function withoutTags(title: string, lang: Language): string {
  if (!title.includes('#')) return title;
  const named = take(title, opensPaired);
  const [last = ''] = lastTags.exec(named) ?? [];
  const before = named.slice(0, named.length - last.length);
  const isRow = (last.match(eachTag)?.length ?? 0) > 1 || /^\s*[|｜]/u.test(last);
  const isBehind = (isRow || ended.test(before)) && !lexicons[lang].goesOn.test(before);
  return isBehind ? take(named, lastTags) : named;
}

/** A headline in which tags that replace its words become plain words. */
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

/**
 * The most layers that are removed: real headlines have two or three, and each costs a pass over
 * the whole.
 */
const mostLayers = 10;

/** A headline without the additions around it. */
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
