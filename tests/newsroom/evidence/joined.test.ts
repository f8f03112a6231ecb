// A sentence that joins facts of two cited sources is judged fact by fact; one that only looks like
// two facts, or where one depends on the other, is not.
import { evidenceOf } from '@/lib/newsroom/evidence/evidence-of';
import { judge } from '@/lib/newsroom/evidence/verdict';
import type { Language } from '@/lib/model/text/languages';

const passagesOf = (texts: readonly string[], lang: Language) =>
  texts.map((text) => ({ text, before: '', lang }));

const sources: Record<Language, readonly string[]> = {
  en: [
    'The Kestrel Foundation opened a clinic in Durrow on Monday, its director said.',
    'Mayor Ina Solberg signed the water treaty in Quito after long talks.',
    'A fire destroyed 40 houses in Port Lasker.',
    'Prices rose in Durrow, and Velia exported 200 tonnes of rice.',
  ],
  zh: [
    '克斯特尔基金会周一在杜罗开设了一家诊所。',
    '市长索尔贝格在基多签署了供水条约。',
    '拉斯克港的大火烧毁了40栋房屋。',
  ],
  ph: [
    'Binuksan ng Kestrel Foundation ang isang klinika sa Durrow noong Lunes.',
    'Nilagdaan ni Ina Solberg ang kasunduan sa tubig sa Quito.',
    'Sinira ng sunog ang 40 bahay sa Port Lasker.',
  ],
};

const verdictOf = (sentence: string, lang: Language) =>
  judge(sentence, lang, passagesOf(sources[lang], lang)).verdict;

it.each<[Language, string]>([
  ['en', 'The Kestrel Foundation opened a clinic in Durrow, and Ina Solberg signed the water treaty in Quito.'],
  ['en', 'The Kestrel Foundation opened a clinic in Durrow, while Mayor Ina Solberg signed the water treaty.'],
  ['en', 'The Kestrel Foundation opened a clinic in Durrow; Mayor Ina Solberg signed the water treaty.'],
  ['zh', '克斯特尔基金会在杜罗开设了一家诊所，而市长索尔贝格在基多签署了供水条约。'],
  ['zh', '克斯特尔基金会周一在杜罗开设了一家诊所；拉斯克港的大火烧毁了40栋房屋。'],
  ['ph', 'Binuksan ng Kestrel Foundation ang isang klinika sa Durrow, at nilagdaan ni Ina Solberg ang kasunduan sa tubig.'],
  ['ph', 'Binuksan ng Kestrel Foundation ang isang klinika sa Durrow, habang nilagdaan ni Ina Solberg ang kasunduan sa tubig.'],
])('two facts of two sources match in %s: %s', (lang, sentence) => {
  expect(verdictOf(sentence, lang)).toBe('matches');
}); // prettier-ignore

it.each<[Language, string]>([
  // A fact that is false, or whose parts belong to the other one.
  ['en', 'The Kestrel Foundation opened a clinic in Quito, and Ina Solberg signed the water treaty in Durrow.'],
  ['en', 'The Kestrel Foundation closed a clinic in Durrow, and Ina Solberg signed the water treaty in Quito.'],
  ['en', 'Ina Solberg opened a clinic in Durrow, and The Kestrel Foundation signed the water treaty in Quito.'],
  ['en', 'The Kestrel Foundation opened 40 clinics in Durrow, and Ina Solberg signed the water treaty in Quito.'],
  ['en', 'The Kestrel Foundation never opened a clinic in Durrow, and Ina Solberg signed the water treaty.'],
  ['zh', '克斯特尔基金会在基多开设了一家诊所，而市长索尔贝格在杜罗签署了供水条约。'],
  ['zh', '市长索尔贝格周一在杜罗开设了一家诊所；拉斯克港的大火烧毁了40栋房屋。'],
  ['ph', 'Binuksan ni Ina Solberg ang isang klinika sa Durrow, at nilagdaan ng Kestrel Foundation ang kasunduan sa tubig.'],
  // No source says how they are related.
  ['en', 'The Kestrel Foundation opened a clinic in Durrow because Ina Solberg signed the water treaty.'],
  ['en', 'The Kestrel Foundation opened a clinic in Durrow, after Ina Solberg signed the water treaty.'],
  ['en', 'If The Kestrel Foundation opened a clinic in Durrow, and Ina Solberg signed the water treaty.'],
  // The subject or time is given once for both.
  ['en', 'The Kestrel Foundation opened a clinic in Durrow, and signed the water treaty in Quito.'],
  ['en', 'The Kestrel Foundation opened a clinic in Durrow, and he signed the water treaty in Quito.'],
  ['en', 'On Monday, The Kestrel Foundation opened a clinic in Durrow, and Ina Solberg signed the water treaty.'],
  ['zh', '克斯特尔基金会在杜罗开设了一家诊所，并在基多签署了供水条约。'],
  ['ph', 'Noong Lunes, binuksan ng Kestrel Foundation ang isang klinika sa Durrow, at nilagdaan ni Ina Solberg ang kasunduan sa tubig.'],
  ['ph', 'Binuksan ng Kestrel Foundation ang isang klinika sa Durrow, at nilagdaan niya ang kasunduan sa tubig.'],
  // Not two statements.
  ['en', 'The Kestrel Foundation opened a clinic in Durrow, and Port Lasker.'],
])('what no source says is not confirmed in %s: %s', (lang, sentence) => {
  expect(verdictOf(sentence, lang)).toBe('unconfirmed');
}); // prettier-ignore

it('each number shows the words of its own source', () => {
  const sentence =
    'The Kestrel Foundation opened a clinic in Durrow, and Ina Solberg signed the water treaty in Quito.';
  const cited = passagesOf(sources.en, 'en').map((passage, at) => ({ numbers: [at + 1], passage }));
  const judgment = judge(sentence, 'en', passagesOf(sources.en, 'en'));
  const { quotes } = evidenceOf(sentence, judgment, [1, 2, 3], cited);
  const marked = quotes.map(({ text, span }) => span && text.slice(...span));
  expect(marked).toEqual([
    expect.stringMatching(/^(?:The )?Kestrel Foundation opened a clinic in Durrow$/),
    expect.stringMatching(/Ina Solberg signed the water treaty in Quito$/),
    undefined,
  ]);
});
