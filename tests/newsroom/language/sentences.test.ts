import { splitSentences } from '@/lib/newsroom/language/sentences';

test.each([
  [
    'titles',
    'Mr. Smith met Sen. Ana Cruz. Dr. Lee left.',
    ['Mr. Smith met Sen. Ana Cruz.', 'Dr. Lee left.'],
  ],
  [
    'names of firms',
    'Tolk Bros. Bridges won it. The mayor left.',
    ['Tolk Bros. Bridges won it.', 'The mayor left.'],
  ],
  ['initials', 'J. R. R. Tolk wrote it. He left.', ['J. R. R. Tolk wrote it.', 'He left.']],
  [
    'the initial I',
    'They named Joseph I. Tolk. He is older than I. She left.',
    ['They named Joseph I. Tolk.', 'He is older than I.', 'She left.'],
  ],
  [
    'a letter at the end',
    'They lack vitamin D. The harbor of Bay B. is open. A. B. Tolk left.',
    ['They lack vitamin D.', 'The harbor of Bay B. is open.', 'A. B. Tolk left.'],
  ],
  [
    'ranks joined by a hyphen',
    'It was led by Brig.-Gen. Cruz and Lt.-Col. Lee. They left.',
    ['It was led by Brig.-Gen. Cruz and Lt.-Col. Lee.', 'They left.'],
  ],
  ['numbers', 'It rained in town. 41 ships waited.', ['It rained in town.', '41 ships waited.']],
  ['numbers of things', 'Seed No. 5 won on Oct. 7 there.', ['Seed No. 5 won on Oct. 7 there.']],
  ['about a number', 'It was approx. 41 ships long.', ['It was approx. 41 ships long.']],
  ['an office', 'The Tolk Admin. refused. It left.', ['The Tolk Admin. refused.', 'It left.']],
  ['U.S. inside', 'The U.S. Senate voted. It passed.', ['The U.S. Senate voted.', 'It passed.']],
  [
    'a stop without a blank behind it',
    'The bridge ran normally.Among its users were 30 nurses. Booking.com shows it.',
    ['The bridge ran normally.', 'Among its users were 30 nurses.', 'Booking.com shows it.'],
  ],
  [
    'U.S. at the end',
    'They left the U.S. The plane landed.',
    ['They left the U.S.', 'The plane landed.'],
  ],
  [
    'states',
    'Rep. Cole (R-Tex.) spoke in Mobile, Ala. on Monday. It rained.',
    ['Rep. Cole (R-Tex.) spoke in Mobile, Ala. on Monday.', 'It rained.'],
  ],
  [
    'decimals',
    'It cost $1.5 million. Prices rose 3.2 percent.',
    ['It cost $1.5 million.', 'Prices rose 3.2 percent.'],
  ],
  [
    'quotations of several sentences',
    '"What is this? A circus?" he said. People laughed.',
    ['"What is this? A circus?" he said.', 'People laughed.'],
  ],
  ['curly quotations', '“Stop! Now.” She left.', ['“Stop! Now.”', 'She left.']],
  [
    'brackets',
    'He left (at 9 a.m. or so). She stayed.',
    ['He left (at 9 a.m. or so).', 'She stayed.'],
  ],
  [
    'a quotation that never ends',
    '“Open here. And on. And on.',
    ['“Open here.', 'And on.', 'And on.'],
  ],
  [
    'a name in a quotation that never ends',
    '“We have a bridge, Mr. Tolk said. He left.',
    ['“We have a bridge, Mr. Tolk said.', 'He left.'],
  ],
  [
    'a name before a quotation that never ends',
    'Mayor Ana R. Cruz Jr. had “given me a bridge. She left.',
    ['Mayor Ana R. Cruz Jr. had “given me a bridge.', 'She left.'],
  ],
  [
    'a name before a long quotation',
    `Mayor Ana R. Cruz said: “${'It is so. '.repeat(9)}It is.” She left.`,
    [
      'Mayor Ana R. Cruz said: “It is so.',
      ...Array<string>(8).fill('It is so.'),
      'It is.”',
      'She left.',
    ],
  ],
  [
    'names that begin in lower case',
    'Tolk raised its prices. iPhone sales fell. eBay, by contrast, grew vs. iShop.',
    ['Tolk raised its prices.', 'iPhone sales fell.', 'eBay, by contrast, grew vs. iShop.'],
  ],
  [
    'ranks and offices',
    'PCol. Cruz met former Cong. Lee and Sec. Tolk. The Viet Cong. The mayor left.',
    ['PCol. Cruz met former Cong. Lee and Sec. Tolk.', 'The Viet Cong.', 'The mayor left.'],
  ],
])('%s', (_, text, sentences) => {
  expect(splitSentences(text, 'en')).toEqual(sentences);
});

test.each([
  ['stops', '今天下雨。明天晴！后天呢？', ['今天下雨。', '明天晴！', '后天呢？']],
  ['quotations', '他说：“你好。我们走吧！”随后离开。', ['他说：“你好。我们走吧！”', '随后离开。']],
  ['semicolons stay inside', '一是快；二是好。完成了。', ['一是快；二是好。', '完成了。']],
  [
    'opening brackets go with what follows',
    '第一句。（图片）第二句。',
    ['第一句。', '（图片）第二句。'],
  ],
  [
    'a name in lower case begins one',
    '海岸公司发布新机。iPhone 用户可先试用。 via Ana Tolk 桥头。',
    ['海岸公司发布新机。', 'iPhone 用户可先试用。', 'via Ana Tolk 桥头。'],
  ],
])('Chinese: %s', (_, text, sentences) => {
  expect(splitSentences(text, 'zh')).toEqual(sentences);
});

test('Filipino', () => {
  expect(splitSentences('Ayon kay G. Cruz, tuloy ito. “Handa na kami,” aniya.', 'ph')).toEqual([
    'Ayon kay G. Cruz, tuloy ito.',
    '“Handa na kami,” aniya.',
  ]);
  expect(splitSentences('Nasa Brgy. San Roque sina Gob. Cruz at Dra. Lee. Umulan.', 'ph')).toEqual([
    'Nasa Brgy. San Roque sina Gob. Cruz at Dra. Lee.',
    'Umulan.',
  ]);
});

test('white space becomes one space, invisible characters are removed', () => {
  expect(splitSentences(' One\u00A0two\n three.\u200B\u0000  Four. ', 'en')).toEqual([
    'One two three.',
    'Four.',
  ]);
});

it('a Chinese sentence does not end at a Latin dot', () => {
  const whole = '阿登公司与Tolk Pte. Ltd. 签约，在S.E.P . 大会上发布新桥。';
  expect(splitSentences(`${whole}桥长两公里。`, 'zh')).toEqual([whole, '桥长两公里。']);
});

it.each([
  '阿登桥梁公司（Arden Bridges Ltd.）的货车停在桥头。',
  '渡轮模型「海岸一号 Ver.」将在三月发售。',
  '中标的有海岸公司（Lasker Corp.）、阿登公司（Arden Co.）等企业。',
])('nor at one that closes a name in brackets: %s', (whole) => {
  expect(splitSentences(`桥已开通。${whole}桥长两公里。`, 'zh')).toEqual([
    '桥已开通。',
    whole,
    '桥长两公里。',
  ]);
});

it('but at one that closes a Latin sentence in brackets', () => {
  const aside = '市长说，大桥会通车（The bridge is going to be open for all of us.）';
  expect(splitSentences(`${aside} 船长反对。`, 'zh')).toEqual([aside, '船长反对。']);
});

test('stock codes stay in one Chinese sentence, however many there are', () => {
  const firms = Array.from({ length: 9 }, (_, at) => `渡轮股份（00056${at}.SZ）`).join('、');
  const whole = `涨停的公司包括${firms}。`;
  expect(splitSentences(`${whole}桥长两公里。`, 'zh')).toEqual([whole, '桥长两公里。']);
});

it('the speaker after a Chinese quotation belongs to its sentence', () => {
  const said = '“检查用了三天。通行一切正常。”港口桥梁局局长林小海说。';
  const next = '林小海说，夜间仍会限速。';
  expect(splitSentences(`桥已开通。${said}${next}`, 'zh')).toEqual(['桥已开通。', said, next]);
});
