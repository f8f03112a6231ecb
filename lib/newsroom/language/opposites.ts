// Words of which two reports of one matter cannot both be right.
import { lexicons } from './lexicons';
import type { Language } from '@/lib/model/text/languages';

const pairs: Record<Language, readonly (readonly [string, string])[]> = {
  en: [
    ['older', 'younger'],
    ['elder', 'younger'],
    ['guilty', 'innocent'],
    ['accepted', 'rejected'],
    ['approved', 'rejected'],
    ['confirmed', 'denied'],
    ['won', 'lost'],
    ['rose', 'fell'],
    ['rises', 'falls'],
    ['increased', 'decreased'],
    ['northern', 'southern'],
    ['eastern', 'western'],
    ['mother', 'sister'],
    ['brother', 'father'],
    ['husband', 'boyfriend'],
  ],
  zh: [
    ['上涨', '下跌'],
    ['上升', '下降'],
    ['增长', '下降'],
    ['同意', '拒绝'],
    ['通过', '否决'],
    ['证实', '否认'],
    ['北部', '南部'],
    ['东部', '西部'],
    ['哥哥', '弟弟'],
    ['姐姐', '妹妹'],
  ],
  ph: [
    ['tumaas', 'bumaba'],
    ['panalo', 'talo'],
    ['kinumpirma', 'itinanggi'],
    ['inaprubahan', 'tinanggihan'],
  ],
};

export type Opposite = { pair: number; side: 0 | 1; word: string };

/** The words of a sentence that have an opposite; none of a pair of which it holds both. */
export function oppositesIn(text: string, lang: Language): Opposite[] {
  const lower = text.toLowerCase();
  const holds = (word: string) =>
    !lexicons[lang].spaced ? lower.includes(word) : new RegExp(`\\b${word}\\b`).test(lower);
  return pairs[lang].flatMap(([first, second], pair): Opposite[] => {
    const [a, b] = [holds(first), holds(second)];
    if (a === b) return [];
    return [a ? { pair, side: 0, word: first } : { pair, side: 1, word: second }];
  });
}
