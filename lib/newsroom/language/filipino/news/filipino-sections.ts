// Publishers' Filipino names for their sections, in categories and URLs.
import type { SectionWords } from '../../lexicon/section-words';
import { words } from '../../lexicon/word-list';

export const filipinoSections: SectionWords = {
  subjects: {
    technology: words('teknolohiya'),
    financial: words('negosyo ekonomiya pananalapi'),
    politics: words('politika pulitika halalan'),
    entertainment: words('libangan showbiz-news aliwan'),
    sports: words('palakasan isports'),
    science: words('agham'),
    health: words('kalusugan'),
  },
  places: {
    politics: words('bansa balitang-pambansa'),
    world: words('mundo daigdig'),
  },
  mixed: new Set(),
  paid: words('patalastas bayad-na-patalastas bayad-na-nilalaman'),
};
