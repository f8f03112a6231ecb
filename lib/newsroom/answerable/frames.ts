// Words of a question that many events have in common.
import { placeWords } from '../language/meanings/rows';
import type { Term } from './question';

/** Whether a term is a number, a year or an ordinal rather than a name. */
export const isNumber = ({ token, ordinal }: Term) => /^\d+$/.test(token) || ordinal !== undefined;

/** Countries, years and ordinals occur in many events: alone they do not distinguish one. */
export const isFrame = (term: Term) => isNumber(term) || placeWords.has(term.token);
