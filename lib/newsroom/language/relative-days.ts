// "On Thursday", 今天, kahapon: days that only the reader of that day can place. Protects: a date is
// given only where it is sure: nothing that may lie ahead, nothing inside a quotation, no name.
import { TZDate } from '@date-fns/tz';
import { addDays, getDay, isEqual, startOfDay } from 'date-fns';
import { toTag, type Language } from '@/lib/model/text/languages';

/** A date to stand behind the word that ends at `at`. */
export type DayNote = { at: number; date: string };

/** Days from that of the report. */
const fixed: Record<Language, readonly [RegExp, number][]> = {
  en: [
    [/\b(?:today(?![’'])|this (?:morning|afternoon|evening)|tonight)\b/gi, 0],
    [/\byesterday(?![’'])\b/gi, -1],
  ],
  zh: [
    [/(?:今天|今日|今晚|今晨|今早)/g, 0],
    [/(?:昨天|昨日|昨晚)/g, -1],
    [/前天/g, -2],
  ],
  ph: [
    [/\bngayong (?:araw|umaga|hapon|gabi)\b/gi, 0],
    [/\bkahapon\b/gi, -1],
  ],
};

const weekdays: Record<Language, { pattern: RegExp; names: readonly string[] }> = {
  en: {
    pattern:
      /\b(?:on|since|until|early|late|by|of)? ?(Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday)(?: (?:morning|afternoon|evening|night))?\b/g,
    names: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  },
  zh: {
    pattern: /(?<![上下每个第])(?:周|星期|礼拜)([日一二三四五六天])(?!至|到|、)/g,
    names: ['日', '一', '二', '三', '四', '五', '六'],
  },
  ph: {
    pattern: /\b(?:nitong|noong|nang) (Linggo|Lunes|Martes|Miyerkules|Huwebes|Biyernes|Sabado)\b/g,
    names: ['Linggo', 'Lunes', 'Martes', 'Miyerkules', 'Huwebes', 'Biyernes', 'Sabado'],
  },
};

/** The day may lie ahead, or in another week. */
const ahead: Record<Language, RegExp> = {
  en: /\b(?:will|would|to be|set to|scheduled|expected|plans?|planned|due|next|coming|upcoming|last|previous|before|ahead of|until|by|every|each|may|could|is to|are to)\b/i,
  zh: /将|下周|上周|每周|计划|预计|拟|即将|届时/,
  ph: /\b(?:sa darating|susunod|nakatakda|inaasahan|tuwing|nakaraang)\b/i,
};

/** "Black Friday", "Good Friday": a name, not a day. */
const named = /(?:Black|Good|Cyber|Super|Ash|Easter|Palm|Giving|Holy|Bloody|Fat|Shrove) $/;
/** The date already stands there. */
const dated = /^[,，]?\s*(?:[（(]|the \d|\d|\p{Lu}\p{Ll}{2,8}\.? \d|ika-\d|\d+月)/u;
const quotation = /"[^"]*"|“[^”]*”|「[^」]*」/g;

/** The zone in which most publishers of a language write "today". */
const zones: Record<Language, string> = { en: 'UTC', zh: 'Asia/Shanghai', ph: 'Asia/Manila' };

function dateLabel(day: Date, lang: Language): string {
  return new Intl.DateTimeFormat(toTag(lang), {
    ...{ month: lang === 'zh' ? 'long' : 'short', day: 'numeric', timeZone: zones[lang] },
  }).format(day.getTime());
}

/**
 * The days of a sentence that was published at `time` (milliseconds), first to last, none twice.
 * Empty where none is sure.
 */
export function relativeDays(text: string, lang: Language, time: number): DayNote[] {
  const today = startOfDay(new TZDate(time, zones[lang]));
  const quoted = [...text.matchAll(quotation)].map(({ 0: all, index }) => [
    index,
    index + all.length,
  ]);
  const isFree = (start: number, end: number) =>
    !quoted.some(([from = 0, until = 0]) => start >= from && start < until) &&
    !named.test(text.slice(0, start + 1)) &&
    !named.test(text.slice(0, start)) &&
    !dated.test(text.slice(end));
  const notes: (DayNote & { day: Date })[] = [];
  const add = (start: number, end: number, daysFrom: number) => {
    if (!isFree(start, end)) return;
    const day = addDays(today, daysFrom);
    if (!notes.some((note) => isEqual(note.day, day)))
      notes.push({ at: end, date: dateLabel(day, lang), day });
  };
  for (const [pattern, days] of fixed[lang]) {
    for (const { 0: found, index } of text.matchAll(pattern))
      add(index, index + found.length, days);
  }
  if (!ahead[lang].test(text)) {
    const { pattern, names } = weekdays[lang];
    for (const match of text.matchAll(pattern)) {
      const name = match[1] === '天' ? '日' : (match[1] ?? '');
      const weekday = names.indexOf(name);
      const start = match.index + match[0].indexOf(match[1] ?? '');
      if (weekday >= 0)
        add(start, match.index + match[0].length, -((getDay(today) - weekday + 7) % 7));
    }
  }
  return notes.sort((a, b) => a.at - b.at).map(({ at, date }) => ({ at, date }));
}
