// ‘What is it called’ is answered only where a name is given.
import type { Language } from '@/lib/model/text/languages';
import { outcome } from '../../assistant/outcome-of';

const en = 'What is the name of the ship that sank in Kotor?';
const ph = 'Ano ang pangalan ng barko na lumubog sa Kotor?';
const zh = '在科托尔沉没的船叫什么名字？';

it.each<[Language, asked: string, said: string, is: boolean]>([
  ['en', en, 'The ship Oriana sank in Kotor on a calm day', true],
  ['en', en, 'The Oriana, a ship of the harbor line, sank in Kotor', true],
  ['en', 'What is the ship called that sank in Kotor?', 'A ship named Oriana sank in Kotor', true],
  ['en', 'What is the ship called that sank in Kotor?', 'A ship sank in Kotor', false],
  ['en', en, 'The ship sank in Kotor on a calm day', false],
  ['en', en, 'A ship on Friday sank in Kotor', false],
  ['en', en, 'Hundreds Leave Ship After It Sank in Kotor', false],
  ['ph', ph, 'Lumubog sa Kotor ang barkong Oriana', true],
  ['ph', ph, 'Lumubog ang isang barko sa Kotor', false],
  ['zh', zh, '“奥丽安娜”号船在科托尔沉没', true],
  ['zh', zh, '一艘船在科托尔沉没', false],
])('%s: %s %s', (lang, asked, said, is) => {
  const found = outcome(asked, lang, { of: lang, title: said });
  if (is) expect(found).toBe('quoted');
  else expect(found).not.toBe('quoted');
});
