// What two do with or against each other is not answered by what one of them does with a third.
import type { Language } from '@/lib/model/text/languages';
import { outcome } from '../assistant/outcome-of';

type Row = [Language, asked: string, answers: string, other: string];

it.each<Row>([
  [
    'en',
    'Is Veldra at war with Kotor?',
    'Veldra is at war with Kotor over the strait',
    'Veldra lets Kotor park its planes despite a role in the war with Orinda',
  ],
  [
    'en',
    'Is Veldra at war with Kotor?',
    'Kotor and Veldra slide into war',
    "Veldra arms amid Orinda's war in Tarsia, Kotor's drills",
  ],
  [
    'en',
    'Is Veldra at war with Kotor?',
    'Veldra and Kotor are at war',
    'Ana Reyes quietly visited Veldra during the Kotor war',
  ],
  [
    'en',
    'Did Veldra sign a deal with Kotor?',
    'Veldra signs a deal with Kotor',
    'Veldra signs a deal with Orinda, and Kotor protests',
  ],
  ['zh', 'Veldra与Kotor合并了吗？', 'Veldra与Kotor合并', 'Veldra与Orinda合并，Kotor反对'],
  [
    'ph',
    'May digmaan ba ang Veldra laban sa Kotor?',
    'Digmaan ng Veldra laban sa Kotor, lumala',
    'Pinayagan ng Veldra ang Kotor sa gitna ng digmaan laban sa Orinda',
  ],
])('%s: %s', (lang, asked, answers, other) => {
  expect(outcome(asked, lang, { of: lang, title: answers })).toBe('quoted');
  expect(outcome(asked, lang, { of: lang, title: other })).not.toBe('quoted');
});

it('is answered by both names beside it, too', () => {
  const report = { of: 'en' as const, title: 'War in the strait: Veldra and Kotor send ships' };
  expect(outcome('Is Veldra at war with Kotor?', 'en', report)).toBe('quoted');
});
