// Filipino words for days relative to the day of the report.
import { englishDays } from '../english/english-days';
import type { DayWords } from '../language';

export const filipinoDays: DayWords = {
  fixed: [
    [/\bngayong (?:araw|umaga|hapon|gabi)\b/gi, 0],
    [/\bkahapon\b/gi, -1],
  ],
  weekdays: {
    pattern: /\b(?:nitong|noong|nang) (Linggo|Lunes|Martes|Miyerkules|Huwebes|Biyernes|Sabado)\b/g,
    numbers: { Linggo: 0, Lunes: 1, Martes: 2, Miyerkules: 3, Huwebes: 4, Biyernes: 5, Sabado: 6 },
  },
  ahead: /\b(?:sa darating|susunod|nakatakda|inaasahan|tuwing|nakaraang)\b/i,
  named: englishDays.named,
  dated: /^[,，]?\s*(?:[（(]|the \d|\d|\p{Lu}\p{Ll}{2,8}\.? \d|ika-\d)/u,
  month: 'short',
  zones: ['Asia/Manila'],
};
