// From the parts of an event's score to the reasons that a reader is shown.
import type { Placement, Reason } from '@/lib/contract';
import type { Language } from '@/lib/model/text/languages';
import type { EventPlace } from './store/contract/store';
import { liftingSources } from './write/rank-time';

/** Most subjects that a reader can choose to see less of; more would be a list to search in. */
const subjectsMost = 10;

/**
 * A reason without effect is left out, except its tab and time. `told` is the time that readers are
 * told, 0 for none.
 */
export function wirePlacement(
  place: EventPlace & { tab: string; told: number },
  language: Language,
  subjects: readonly string[],
): Placement {
  const { tab, score, rank_time, release_time, told, interest, category, subject } = place;
  // The shelved sample edition is undated: its position is independent of time.
  const dated = release_time > 0;
  const lift = dated ? rank_time - release_time : 0;
  const sources = dated ? liftingSources(release_time, rank_time) : 1;
  const reasons: Reason[] = [
    { kind: 'tab', ms: 0, names: [tab] },
    { kind: 'time', ms: 0, names: [] },
    { kind: 'sources', ms: Math.max(0, lift), names: [] },
    { kind: 'paid', ms: Math.min(0, lift), names: [] },
    { kind: 'language', ms: place.language, names: [language] },
    { kind: 'interest', ms: interest.ms, names: interest.keywords },
    { kind: 'category', ms: category.ms, names: category.categories },
    { kind: 'subject', ms: subject.ms, names: subject.labels },
  ];
  const always = new Set(['tab', 'time']);
  return {
    time: dated ? told : 0,
    score,
    sources,
    reasons: reasons.filter(({ kind, ms }) => ms !== 0 || always.has(kind)),
    subjects: subjects.slice(0, subjectsMost),
  };
}
