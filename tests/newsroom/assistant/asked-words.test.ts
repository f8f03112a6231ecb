// What somebody said: a report that only names them beside the subject has none of their words.
import type { Language } from '@/lib/model/text/languages';
import { outcome } from './outcome-of';

type Case = [question: string, lang: Language, sentences: string[], is: 'quoted' | 'closest'];

it.each<Case>([
  [
    'What did Reyes say about the ferry?',
    'en',
    ['Reyes said the ferry would sail again in May.'],
    'quoted',
  ],
  [
    'What did Reyes say about the ferry?',
    'en',
    ['Reyes, the mayor who closed the old harbor last year, told reporters the ferry is safe.'],
    'quoted',
  ],
  [
    'What did Reyes say about the ferry?',
    'en',
    ['The ferry is safe, according to Mayor Ana Reyes.'],
    'quoted',
  ],
  [
    'What did Reyes say about the ferry?',
    'en',
    ['Reyes spoke on Monday.', 'He called the ferry a disgrace.'],
    'quoted',
  ],
  [
    'What did Reyes say about the ferry?',
    'en',
    ['Reyes lost the ferry in a storm and had to swim.'],
    'closest',
  ],
  [
    'What did Reyes say about the ferry?',
    'en',
    ['Holt announced that the ferry will be named after Reyes.'],
    'closest',
  ],
  [
    'What did Reyes say about the ferry?',
    'en',
    ['The ferry sank.', 'Reyes said he would not resign.'],
    'closest',
  ],
  ['What is Reyes’s stance on the ferry?', 'en', ['Reyes opposed the ferry.'], 'quoted'],
  ['王小明对码头说了什么？', 'zh', ['王小明表示，码头三月启用。'], 'quoted'],
  ['王小明怎么看码头？', 'zh', ['王小明：码头不会关闭。'], 'quoted'],
  ['王小明对码头说了什么？', 'zh', ['码头启用当天，王小明没有到场。'], 'closest'],
  [
    'Ano ang sinabi ni Reyes tungkol sa ferry?',
    'ph',
    ['Ayon kay Reyes, ligtas ang ferry.'],
    'quoted',
  ],
  [
    'Ano ang sinabi ni Reyes tungkol sa ferry?',
    'ph',
    ['Lumubog ang ferry habang nasa Kotor si Reyes.'],
    'closest',
  ],
])('%s %s %j', (question, lang, sentence, is) => {
  expect(outcome(question, lang, { of: lang, title: '', sentence })).toBe(is);
});
