// Lines that Filipino pages print about themselves: where to subscribe, what else to read, picture
// credits, bylines and dates.
import type { NoticeWords } from '../../lexicon/notice-words';

export const filipinoNotices: NoticeWords = {
  titles: ['patalastas|anunsiyo'],
  lines: [
    '(?:basahin(?: (?:rin|din|ang))?|panoorin|kaugnay na (?:balita|ulat)|iba pang balita|i-?share|sundan (?:kami|ang)|mag-?subscribe|larawan(?: mula)?)\\b.{0,140}',
  ],
  months: [
    'enero|pebrero|marso|abril|mayo|hunyo|hulyo|agosto|setyembre|oktubre|nobyembre|disyembre',
  ],
  times: [],
  besideTimes: [],
};
