// Filipino words of which two reports of one matter cannot both be right.
import type { OppositePairs } from '../../language';

export const filipinoOpposites: OppositePairs = [
  ['tumaas', 'bumaba'],
  ['panalo', 'talo'],
  ['kinumpirma', 'itinanggi'],
  ['inaprubahan', 'tinanggihan'],
];
