// Whoever is only urged to do something has not done it, and what somebody else did is no answer.
import type { Language } from '@/lib/model/text/languages';
import { outcome, type Report } from '../assistant/outcome-of';

type Case = [Language, asked: string, is: string, title: string, sentence?: Report['sentence']];

const senate = 'When did the Senate pass the harbor bill?';
const reyes = 'When did Ana Reyes sign the harbor bill?';
const veldra = '维德拉什么时候签署了港口协议？';

it.each<Case>([
  ['en', senate, 'closest', 'House passes harbor bill on Monday, prods Senate to pass it'],
  [
    'en',
    senate,
    'closest',
    'Harbor bill passed in House',
    'On Monday the House urged the Senate to pass the harbor bill.',
  ],
  ['en', senate, 'quoted', 'Senate to pass harbor bill on Monday'],
  ['en', senate, 'quoted', 'Senate passes harbor bill on Monday'],
  [
    'en',
    senate,
    'quoted',
    'The House had asked the Senate to pass the harbor bill',
    'The Senate passed the harbor bill on Monday.',
  ],
  ['en', reyes, 'closest', 'Mayors asked Ana Reyes to sign the harbor bill on Monday'],
  [
    'en',
    reyes,
    'quoted',
    'Ana Reyes signs harbor bill',
    'Mayors had asked Ana Reyes to sign the bill. Ana Reyes signed the harbor bill on Monday.',
  ],
  ['en', reyes, 'quoted', 'Mayors led Ana Reyes to sign the harbor bill on Monday'],
  [
    'en',
    'Why did Belmora win in Osk?',
    'quoted',
    'Goal helps Belmora to win in Osk because of a late kick',
  ],
  [
    'en',
    'When will the Senate pass the harbor bill?',
    'quoted',
    'Senate to pass harbor bill on Monday',
  ],
  ['zh', veldra, 'closest', '科托尔5月5日敦促维德拉签署港口协议'],
  ['zh', veldra, 'quoted', '维德拉5月5日签署港口协议'],
])('%s: %s is %s in: %s', (lang, asked, is, ...[title, sentence]) => {
  expect(outcome(asked, lang, { of: lang, title, sentence })).toBe(is);
});
