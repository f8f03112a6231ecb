// English headlines that recur in the same form: daily games and draws, market closes.
import type { RoutineForm } from '../../lexicon/routine-form';

export const englishRoutines: readonly RoutineForm[] = [
  {
    is: [
      /\b(?:wordle|connections|strands|quordle|mini|crossword|sudoku)\b.*\b(?:hints?|answers?|clues?|solution)\b/,
    ],
    of: [
      /\bwordle\b/,
      /\bconnections\b/,
      /\bstrands\b/,
      /\bquordle\b/,
      /\bmini\b|\bcrossword\b/,
      /\bsudoku\b/,
    ],
    daily: true,
  },
  { is: [/\b(?:quiz|horoscopes?|cartoons?)\b/], daily: true },
  {
    is: [
      /\b(?:lotto|lottery|powerball|mega millions|jackpot)\b.*\b(?:results?|draws?|numbers|winning)\b|\b(?:results?|draws?|numbers|winning)\b.*\b(?:lotto|lottery|powerball|mega millions)\b/,
    ],
    of: [/\bpowerball\b/, /\bmega millions\b/, /\b(?:6 \d\d|grand|ultra|super|mega) ?lotto\b/],
    daily: true,
  },
  {
    is: [
      /\b(?:stock market today|stocks|shares|wall st(?:reet)?|dow|nasdaq|s p 500|psei|pse|bourse|nikkei|hang seng|ftse|peso|rupee|yen)\b.*\b(?:clos(?:es?|ed|ing)|ends?|opens?|ris(?:es?|ing)|f[ae]lls?|slips?|slides?|gains?|drops?|rall(?:y|ies)|soars?|plunges?|tumbles?|sinks?|climbs?|rebounds?|weakens?|strengthens?|mixed|steady|higher|lower)\b/,
    ],
    of: [
      /\bwall st(?:reet)?\b|\bdow\b|\bnasdaq\b|\bs p 500\b|\bus stocks\b|\bu s stocks\b/,
      /\bpsei?\b|\bbourse\b|\bphilippine (?:stocks|shares)\b|\bpeso\b/,
      /\bnikkei\b|\byen\b|\bjapan(?:ese)? (?:stocks|shares)\b/,
      /\bhang seng\b|\bhong kong (?:stocks|shares)\b/,
      /\bftse\b|\bstoxx\b|\beuropean (?:stocks|shares)\b/,
      /\brupee\b|\bsensex\b|\bnifty\b/,
    ],
    daily: true,
  },
];
