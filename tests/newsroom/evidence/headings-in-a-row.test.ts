import { withoutHeading } from '@/lib/newsroom/evidence/glued-heading';

const told = '具体来说，新码头每年可以多装卸二十万个货柜。';

test.each([
  ['海岸港扩建，年吞吐量翻番', told],
  ['扩建“成绩单”亮眼 货柜超九十万个', '过去一年，港口在南方航线上增开了四条船线。'],
  ['详情 市长：已对港口进行检查', '当地时间27日，海岸市的记者获悉，检查持续到晚间。'],
  ['新码头仍在建设', '多位船公司人士表示，新码头在三月启用为时过早。'],
])('headings %j before the opening of a sentence are removed', (headings, sentence) => {
  expect(withoutHeading(`${headings} ${sentence}`, 'zh')).toBe(sentence);
});

test.each([
  '海岸公司发言人 张明 表示，新码头在三月启用，每年多装卸二十万个货柜。',
  '海岸公司宣布，新船 当地时间27日 下水，将在三月首航。',
  '港口的吊机，据 海岸网报道，已经停用两天。',
  '王小明在 过去一年，一直是港口的总工程师。',
])('the continuation of a sentence stays: %j', (sentence) => {
  expect(withoutHeading(sentence, 'zh')).toBe(sentence);
});
