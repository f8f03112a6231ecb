// ‘When did somebody first do it’ is answered by a sentence that says it was the first time.
import type { Language } from '@/lib/model/text/languages';
import { outcome } from '../assistant/outcome-of';

const won = 'When did Ana Reyes first win in Kotor?';
const first = '李大强第一次夺冠是什么时候？';
const una = 'Kailan unang nanalo si Ana Reyes sa Kotor?';

it.each<[Language, asked: string, of: Language, title: string, is: string]>([
  ['en', won, 'en', 'Ana Reyes first won in Kotor in 2008', 'quoted'],
  ['en', won, 'en', 'Ana Reyes won in Kotor for the first time in 2008', 'quoted'],
  ['en', won, 'en', 'Ana Reyes won in Kotor in 2008', 'closest'],
  ['en', won, 'en', 'Ana Reyes won in Kotor on Monday for the first time in five years', 'closest'],
  ['en', won, 'en', 'Ana Reyes won in Kotor in 2008; the First Lady was there', 'closest'],
  ['en', 'When did Ana Reyes win in Kotor?', 'en', 'Ana Reyes won in Kotor in 2008', 'quoted'],
  ['zh', first, 'zh', '李大强2008年首次夺冠', 'quoted'],
  ['zh', first, 'zh', '李大强2008年夺冠', 'closest'],
  ['ph', una, 'ph', 'Unang nanalo si Ana Reyes sa Kotor noong 2008', 'quoted'],
  ['ph', una, 'ph', 'Nanalo si Ana Reyes sa Kotor noong 2008', 'closest'],
  ['ph', una, 'en', 'Ana Reyes first won in Kotor in 2008', 'quoted'],
])('%s: %s; %s: %s', (lang, asked, of, title, is) => {
  expect(outcome(asked, lang, { of, title })).toBe(is);
});
