// Feed items that are not news: the editors of a printed page, an advertisement. Their titles say
// so in a word; a reporter's article about advertisements has a headline.
import { lexicons } from '../lexicons';

const titles = Object.values(lexicons).flatMap(({ notices }) => notices.titles);
const whole = new RegExp(`^(?:${titles.join('|')})$`, 'iu');

/** Whether an item with this title is about the publication itself. */
export const isTitleNotice = (title: string): boolean => whole.test(title.trim());
