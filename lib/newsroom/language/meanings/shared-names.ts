// What a text names in a form that is the same in every language: people, bodies and places of the
// tables, meanings of everyday words. Protects: articles in different languages are compared by what
// both can say, and by nothing else.
import type { Language } from '@/lib/model/text/languages';
import { cityNames } from './city-names';
import { deedWords } from './deed-words';
import { meaningRows, nameRows, type Row } from './other-words';
import { placeNames } from '../names/place-names';
import { fold } from '../segment';
import { stemOf } from '../word-forms';

export type Shared = { key: string; isName: boolean };

/** What was found, as often as it is named, and which folded words of a Latin text are part of it. */
export type Named = { found: Shared[]; isTaken: (word: string) => boolean };

/** By language: the folded names and words (stems, where they bend), each with the row it stands in. */
const known: Record<Language, Map<string, Shared>> = {
  en: new Map(),
  zh: new Map(),
  ph: new Map(),
};
/** The most words, or Chinese characters, of a name. */
const longest: Record<Language, number> = { en: 1, zh: 1, ph: 1 };

function add(row: Row, isName: boolean): void {
  const [first] = row.en ?? [];
  if (first === undefined) return;
  const shared: Shared = { key: fold(first), isName };
  for (const lang of ['en', 'zh', 'ph'] as const) {
    for (const name of row[lang] ?? []) {
      const word = fold(name);
      // One character is part of too many other words.
      if (lang === 'zh' && [...word].length < 2) continue;
      const size = lang === 'zh' ? [...word].length : word.split(/[^\p{L}\p{N}]+/u).length;
      longest[lang] = Math.max(longest[lang], size);
      const form = isName || lang === 'zh' || size > 1 ? word : stemOf(word, lang);
      // The tables of names come first: what they know is no everyday word.
      if (!known[lang].has(form)) known[lang].set(form, shared);
    }
  }
}

/** The lines of a table of three columns; Filipino takes over what it has no word for. */
function columnsOf(table: string): Row[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [en = [], zh = [], ph = []] = line.split('|').map((cell) =>
        cell
          .split(',')
          .map((word) => word.trim())
          .filter((word) => word !== ''),
      );
      return { en, zh, ph: ph.length > 0 ? ph : en };
    });
}

for (const row of placeNames()) add(row, true);
for (const row of nameRows) add(row, true);
for (const row of columnsOf(cityNames)) add(row, true);
for (const row of columnsOf(deedWords)) add(row, false);
for (const row of meaningRows) add(row, false);

/** Of an adjective the country: Iranian, Israeli, Sudanese. */
const ofPlace = /(?:n|an|ian|ean|i|ese|ish|ni)$/;

function lookUp(word: string, lang: Language): Shared | undefined {
  const of = known[lang];
  const found = of.get(word) ?? of.get(stemOf(word, lang));
  if (found || !ofPlace.test(word) || word.length < 5) return found;
  const bare = word.replace(ofPlace, '');
  const place = ['', 'a', 'e', 'y']
    .flatMap((end) => of.get(bare + end) ?? [])
    .find((one) => one.isName);
  return place;
}

function inLatin(text: string, lang: Language): Named {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const found: Shared[] = [];
  const taken = new Set<string>();
  for (let at = 0; at < words.length;) {
    let length = 1;
    for (let size = Math.min(longest[lang], words.length - at); size >= 1; size -= 1) {
      const part = words.slice(at, at + size);
      const shared =
        size === 1 ? lookUp(fold(part[0] ?? ''), lang) : known[lang].get(fold(part.join(' ')));
      if (!shared) continue;
      // "us" and "who" are words, "US" and "WHO" are not.
      const small = size === 1 && /^\p{Ll}/u.test(part[0] ?? '');
      if (small && (shared.isName || (part[0] ?? '').length < 4)) continue;
      found.push(shared);
      if (shared.isName) for (const one of part) taken.add(fold(one));
      length = size;
      break;
    }
    at += length;
  }
  return { found, isTaken: (word) => taken.has(word) };
}

/** Countries that a headline names by one character, before who acts for them. */
const short: Record<string, string> = {
  ...{
    美: '美国',
    英: '英国',
    法: '法国',
    德: '德国',
    俄: '俄罗斯',
    日: '日本',
    韩: '韩国',
    朝: '朝鲜',
  },
  ...{
    印: '印度',
    欧: '欧盟',
    澳: '澳大利亚',
    乌: '乌克兰',
    以: '以色列',
    伊: '伊朗',
    加: '加拿大',
    菲: '菲律宾',
  },
};
const actor =
  /([美英法德俄日韩朝印欧澳乌以伊加菲])(?=首相|总统|外长|防长|财长|国防部|国务|军|方|媒|国会|参议院|众议院|议会|议员|股|政府|最高法院|警|司法部|官员|司|总理|大使|驻)/gu;

function inChinese(text: string): Named & { rest: string } {
  const characters = [...fold(text).replace(actor, (one) => short[one] ?? one)];
  const found: Shared[] = [];
  let rest = '';
  for (let at = 0; at < characters.length;) {
    let length = 1;
    let name: Shared | undefined;
    for (let size = Math.min(longest.zh, characters.length - at); size >= 2; size -= 1) {
      name = known.zh.get(characters.slice(at, at + size).join(''));
      if (!name) continue;
      found.push(name);
      length = size;
      break;
    }
    rest += name ? ' ' : (characters[at] ?? '');
    at += length;
  }
  return { found, isTaken: () => false, rest };
}

/** What the tables know of a text, in its order; `rest` is a Chinese text without it. */
export const sharedNames = (text: string, lang: Language): Named & { rest?: string } =>
  lang === 'zh' ? inChinese(text) : inLatin(text, lang);
