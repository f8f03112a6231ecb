// Filipino words, and the English ones among them, that say nothing about which happening a headline
// tells of.
import { words } from '../../lexicon/word-list';

/** What newsrooms put around a headline, whatever it is about. */
export const filipinoHeadlineWords = words(`
  amid analysis breaking exclusive here how just live new news now opinion photo photos read
  report says update updates video watch what why after over about balita panoorin tingnan alamin
  narito muling
`);
