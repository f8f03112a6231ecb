// Which bots fit a reader's interests, and which interests a bot covers: both use the same names.
import { interestSubjects } from '../language/news/interest-subjects';
import { interestKeys } from '../language/lexicon/interests';
import type { Language } from '@/lib/model/text/languages';
import type { StoredBot } from '../store/contract/bot-store';
import type { Interest } from '../store/contract/store';
import { keywordKey } from '../store/interest-keywords';
import type { SubjectKey } from '../store/contract/bot-field';

/** Both lists are sorted in the order of `interestKeys`. */
const keys = Object.values(interestKeys).flat();
const subjectOf = (key: SubjectKey) => interestSubjects[keys.indexOf(key)];

/** The weights of an interest that is a subject of the bot, one of its words, and its section. */
const ofSubject = 3;
const ofWord = 2;
const ofSection = 1;

/** How well a bot fits some interests; 0: not at all. */
export function closeness({ field }: StoredBot, interests: readonly Interest[]): number {
  const subjects = new Set(
    field.subjects.flatMap((key) => Object.values(subjectOf(key)?.name ?? {}).map(keywordKey)),
  );
  const words = new Set([...Object.values(field.words).flat(), ...field.names].map(keywordKey));
  let points = 0;
  for (const { category, keyword } of interests) {
    const key = keywordKey(keyword);
    if (subjects.has(key)) points += ofSubject;
    else if (words.has(key)) points += ofWord;
    else if (field.sections[0] === category) points += ofSection;
  }
  return points;
}

/**
 * The subjects of these bots, each once, under the names that a reader of this language chooses
 * them by.
 */
export function interestsOfBots(bots: readonly StoredBot[], lang: Language): Interest[] {
  const subjects = new Set(bots.flatMap(({ field }) => field.subjects));
  return [...subjects].flatMap((key) => {
    const subject = subjectOf(key);
    return subject ? [{ category: subject.tab, keyword: subject.name[lang] }] : [];
  });
}
