// Who goes to a place or firm is not answered by who comes from it, nor the reverse.
import type { Language } from '@/lib/model/text/languages';
import { outcome } from '../assistant/outcome-of';

it.each<[Language, asked: string, answers: string, other: string]>([
  [
    'en',
    'Did Ana Reyes move to Kotor?',
    'Ana Reyes moves to Kotor',
    'Ana Reyes moved here from Kotor',
  ],
  [
    'en',
    'Did Ana Reyes move here from Kotor?',
    'Ana Reyes moved here from Kotor',
    'From here Ana Reyes moved to Kotor',
  ],
  [
    'zh',
    'Orinda设计总监去了Kotor吗？',
    'Orinda设计总监加盟Kotor',
    'Orinda设计总监离任，接棒者来自Kotor',
  ],
  ['zh', 'Orinda加入Kotor了吗？', 'Orinda加入Kotor', 'Orinda退出Kotor'],
  [
    'ph',
    'Lumipat ba si Ana Reyes sa Kotor?',
    'Lumipat si Ana Reyes sa Kotor',
    'Lumipat si Ana Reyes mula sa Kotor',
  ],
])('%s: %s', (lang, asked, answers, other) => {
  expect(outcome(asked, lang, { of: lang, title: answers })).toBe('quoted');
  expect(outcome(asked, lang, { of: lang, title: other })).not.toBe('quoted');
});
