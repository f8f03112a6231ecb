// Filipino and English words that do not help to tell which event a headline is about.
import { words } from '../../lexicon/word-list';

/** Words that newsrooms put around any headline. */
export const filipinoHeadlineWords = words(`
  amid analysis breaking exclusive here how just live new news now opinion photo photos read
  report says update updates video watch what why after over about balita panoorin tingnan alamin
  narito muling
`);
