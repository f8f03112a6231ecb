// ‘Where’ is answered by the place of the thing or act asked about; the place of something else is
// only a close match.
import type { Language } from '@/lib/model/text/languages';
import { outcome } from '../assistant/outcome-of';

type Case = [Language, asked: string, is: string, title: string, ...sentence: string[]];

const en = 'Where will the funeral of Ana Reyes be held?';
const zh = '戈尔巴的葬礼将在哪里举行？';
const ph = 'Saan gaganapin ang libing ni Ana Reyes?';

it.each<Case>([
  [
    'en',
    en,
    'closest',
    'Funeral of Ana Reyes',
    'Ana Reyes was born in Kotor.',
    'Many wait for it.',
  ],
  ['en', en, 'quoted', 'Many mourn Ana Reyes', 'The funeral of Ana Reyes will be held in Kotor.'],
  ['en', en, 'quoted', 'Funeral of Ana Reyes set', 'It will take place in Kotor on Monday.'],
  [
    'en',
    'Where did Ana Reyes die?',
    'closest',
    'Ana Reyes, Who Worked to Conquer the Wily Flu, Dies at 77',
  ],
  [
    'en',
    'Where did Ana Reyes die?',
    'quoted',
    'Ana Reyes, Doctor Who Conquered Flu, Dies in Kotor',
  ],
  ['zh', zh, 'closest', '民众悼念戈尔巴', '戈尔巴在科托尔市出生。', '民众等待葬礼。'],
  ['zh', zh, 'quoted', '民众悼念戈尔巴', '戈尔巴的葬礼将在科托尔市举行。'],
  ['ph', ph, 'closest', 'Libing ni Ana Reyes', 'Ipinanganak si Ana Reyes sa Kotor.'],
  ['ph', ph, 'quoted', 'Libing ni Ana Reyes', 'Gaganapin ang libing ni Ana Reyes sa Kotor.'],
])('%s: %s is %s in: %s', (lang, asked, is, title, ...sentence) => {
  expect(outcome(asked, lang, { of: lang, title, sentence })).toBe(is);
});
