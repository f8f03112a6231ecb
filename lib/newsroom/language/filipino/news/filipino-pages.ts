// Filipino headlines that are not a single story, and the names of columns around headlines.
import type { PageWords } from '../../language';
import { filipinoRoutines } from './filipino-routines';

export const filipinoPages: PageWords = {
  roundups: [/\bmga balita (?:ngayon|sa)\b|\bbalita ngayong\b|\bulo ng mga balita\b/i],
  live: [],
  columns: [],
  marks: ['panoorin|tingnan|pakinggan|(?:mga )?larawan|eksklusibo'],
  before: [],
  behind: [],
  routines: filipinoRoutines,
};
