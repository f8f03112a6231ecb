// The subjects that a reader may choose, by the tab they belong to, and what each language says
// about them.
import type { TabKey } from '@/lib/model/feed/further-tabs';

export const interestKeys = {
  technology: ['ai', 'gadgets', 'chips', 'cybersecurity', 'electricCars', 'videoGames'],
  financial: ['stocks', 'interestRates', 'prices', 'trade', 'jobs', 'energy', 'crypto', 'housing'],
  politics: ['elections', 'parliament', 'courts', 'corruption', 'migration'],
  world: [
    'wars',
    'ukraineAndRussia',
    'middleEast',
    'china',
    'unitedStates',
    'southeastAsia',
    'philippines',
    'europe',
  ],
  science: ['space', 'climate', 'disasters', 'nature'],
  health: ['medicine', 'food', 'mind'],
  entertainment: ['film', 'music', 'television', 'celebrities'],
  sports: ['football', 'basketball', 'tennis', 'olympics', 'volleyballAndBoxing', 'motorRacing'],
} as const satisfies Partial<Record<TabKey, readonly string[]>>;

type InterestKey = (typeof interestKeys)[keyof typeof interestKeys][number];

/**
 * The name of each, a colon, and the words that assign an event to it: separated by commas in
 * languages written with spaces (`*` at the end of one matches any ending), else by blanks.
 */
export type Interests = Readonly<Record<InterestKey, string>>;
