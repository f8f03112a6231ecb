// Pairs of English words that cannot both be right in two reports of one matter.
import type { OppositePairs } from '../../language';

export const englishOpposites: OppositePairs = [
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
];
