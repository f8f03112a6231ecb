// Pairs of Filipino words that cannot both be right in two reports of one matter.
import type { OppositePairs } from '../../language';

export const filipinoOpposites: OppositePairs = [
  ['tumaas', 'bumaba'],
  ['panalo', 'talo'],
  ['kinumpirma', 'itinanggi'],
  ['inaprubahan', 'tinanggihan'],
];
