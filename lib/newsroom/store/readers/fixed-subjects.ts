// Which topics of events belong to the fixed list, in any language. They are offered whatever the
// news is, and are not keywords of it.
import { interestSubjects } from '@/lib/newsroom/language/news/interest-subjects';
import { keywordKey } from '../interest-keywords';

const fixed = new Set(interestSubjects.flatMap(({ name }) => Object.values(name).map(keywordKey)));

export const isFixedSubject = (topic: string): boolean => fixed.has(topic);
