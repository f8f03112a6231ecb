// Items of a feed that are no news: a printed page's editors, an advertisement. Their titles say so
// in a word; what a reporter writes about advertisements has a headline.
import { lexicons } from '../lexicons';

const titles = Object.values(lexicons).flatMap(({ notices }) => notices.titles);
const whole = new RegExp(`^(?:${titles.join('|')})$`, 'iu');

/** Whether an item with this title tells of the publication itself. */
export const isTitleNotice = (title: string): boolean => whole.test(title.trim());
