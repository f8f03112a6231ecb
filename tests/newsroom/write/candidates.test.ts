import { candidatesOf } from '@/lib/newsroom/write/candidates';
import { makeArticle } from './make-article';

const told = (source: string, text: string) =>
  candidatesOf([makeArticle({ lang: 'zh', source, paragraphs: [text] })], 'zh').map(
    (candidate) => candidate.text,
  );

const news = '海岸公司公告，预计今年净利润为一亿元，比上年同期下降三成。';

test.each([
  ['晨光网', `晨光网获悉，${news}`],
  ['晨光网', `晨光网 2 月 5 日消息，${news}`],
  ['晨光网', `晨光网讯：${news}`],
])('a report of %s does not begin with the name of its publisher: %j', (source, text) => {
  expect(told(source, text)).toEqual([news]);
});

test.each([
  ['晨光网', `海岸公司获悉，${news}`],
  ['晨光网', `晨光网从海岸公司获悉，${news}`],
  ['晨光网', '晨光网今日公布全年业绩，营业收入达到十二亿元。'],
])('of %s nothing else is taken off: %j', (source, text) => {
  expect(told(source, text)).toEqual([text]);
});
