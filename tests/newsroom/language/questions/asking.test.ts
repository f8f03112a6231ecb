import { readQuestion } from '@/lib/newsroom/answerable/question';
import { answers } from '@/lib/newsroom/language/questions/aspects';
import { asks } from '@/lib/newsroom/language/questions/asking';

it('a question about what somebody is called is not about a reason', () => {
  for (const text of ['她被称为什么？', '他后来成为什么？', '这座桥改名叫什么？']) {
    expect(asks('reason', text)).toBe(false);
  }
  expect(asks('reason', '她为什么被称为铁娘子？')).toBe(true);
});

it.each([
  ['华为什么时候发布新手机？', true, '华为'],
  ['华为什么手机最便宜？', true, '华为'],
  ['华为为什么不用安卓？', true, '华为'],
  ['清华为什么有名？', false, '清华'],
])('%s is about a firm: %j', (text, isFirm, name) => {
  const { terms } = readQuestion(text, 'zh');
  expect(terms.map(({ token }) => token)).toContain(name);
  expect(terms.some(({ token }) => token === '华为')).toBe(isFirm);
});

describe('a current value', () => {
  it.each(['黄金价格现在多少？', '韦德拉股价', 'Magkano ang dolyar ngayon?', 'gold price today'])(
    'is asked for: %s',
    (text) => expect(asks('currentValue', text)).toBe(true),
  );

  it.each([
    '韦德拉出价多少收购磨坊？',
    '昨天黄金价格多少？',
    '2019年黄金价格是多少？',
    '国际黄金价格突破了多少美元？',
    '韦德拉股价跌到了多少？',
    'Magkano ang piso kontra dolyar noong Martes?',
  ])('is neither a value of a past day nor a bid: %s', (text) =>
    expect(asks('currentValue', text)).toBe(false),
  );
});

describe('a question about when', () => {
  const gives = (question: string, text: string, lang: 'en' | 'zh' | 'ph' = 'en') =>
    answers(question)?.({ text, lang });

  it('is answered by a day or a year, and by no other number', () => {
    expect(gives('When did the mill open?', 'The mill has 300 workers.')).toBe(false);
    expect(gives('When did the mill open?', 'It opened in 1965.')).toBe(true);
    expect(gives('磨坊是哪一年开的？', '磨坊有300名工人。', 'zh')).toBe(false);
    expect(gives('磨坊什么时候开的？', '磨坊于1965年开业。', 'zh')).toBe(true);
    expect(gives('Kailan binuksan ang gilingan?', 'May 300 manggagawa ang gilingan.', 'ph')).toBe(
      false,
    );
    expect(gives('How many workers has it?', 'The mill has 300 workers.')).toBe(true);
    expect(gives('How many left when the mill closed?', 'Some 300 left.')).toBe(true);
  });
});
