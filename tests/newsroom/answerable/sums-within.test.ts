// In an article, a question for a sum of money is not refused because the article says neither
// ‘cost’ nor ‘pay’: its few sums are shown as close.
import type { Language } from '@/lib/model/text/languages';
import { readQuestion } from '@/lib/newsroom/answerable/question';
import { answerWithin } from '@/lib/newsroom/answerable/within';
import { sampleEvent } from '../store/sample';

function within(asked: string, lang: Language, title: string, ...sentences: string[]) {
  const text = [{ lang, text: sentences.map((one) => `${one}[1]`).join(' ') }];
  const event = sampleEvent('e-sum', {
    ...{ title: [{ lang, text: title }], brief: text, content: [{ element_type: 'p', text }] },
  });
  const { outcome, chosen } = answerWithin(event, readQuestion(asked, lang));
  return [outcome, chosen.flatMap(({ passages }) => passages.map((one) => one.text))] as const;
}

const signed = 'Tarsia signed the striker in a deal worth £27m.';
const trains = 'Bram Oduya trains with the team on Monday.';

it.each<[Language, asked: string, title: string, sum: string, other: string]>([
  ['en', 'How much did he cost?', 'Bram Oduya joins Tarsia', signed, trains],
  ['en', 'How much did they pay?', 'Bram Oduya joins Tarsia', signed, trains],
  ['zh', '用户最多能拿到多少钱？', '奥林达达成和解', '每人的赔偿上限为 100 美元。', '法官仍须批准协议。'],
  ['ph', 'Magkano ang bayad?', 'Orinda, kinuha ng Valmet', 'Kinuha ng Valmet ang Orinda sa P5 bilyon.', 'May minahan ang Orinda.'],
])('%s: %s', (lang, asked, title, sum, other) => {
  expect(within(asked, lang, title, sum, other)).toEqual(['closest', [sum]]);
}); // prettier-ignore

it('is refused where there is no sum, or another one is named', () => {
  expect(within('How much did he cost?', 'en', 'Bram Oduya joins Tarsia', trains)[0]).toBe('none');
  const asked = 'How much did Tomas Holt cost?';
  expect(within(asked, 'en', 'Bram Oduya joins Tarsia', signed, trains)[0]).toBe('none');
});
