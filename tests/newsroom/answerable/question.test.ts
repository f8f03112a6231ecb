import { listedIn } from '@/lib/newsroom/language/questions/asking';
import { readQuestion } from '@/lib/newsroom/answerable/question';
import type { Language } from '@/lib/model/text/languages';

const named = (text: string, lang: Language) =>
  readQuestion(text, lang)
    .terms.filter(({ naming }) => naming)
    .map(({ token }) => token);

describe('a question', () => {
  it('names the person behind initials', () => {
    expect(named('Which poet won the T. S. Eliot prize of 1997?', 'en')).toEqual(
      expect.arrayContaining(['eliot', '1997']),
    );
    expect(named('It rained. Why did it rain?', 'en')).toEqual([]);
  });

  it('may contain a name in another script', () => {
    const { lang, terms } = readQuestion('What is 丰田 doing in Turin?', 'en');
    expect(lang).toBe('en');
    expect(terms.find(({ token }) => token === '丰田')?.others).toContainEqual({
      lang: 'en',
      word: 'toyota',
    });
  });

  it('has names that start with a small letter', () => {
    expect(named('Did eWeaver buy the mill?', 'en')).toEqual(['eweaver']);
  });

  it('may consist mostly of a name, and is then not taken for a headline', () => {
    expect(named('Did Senator Ana Reyes resign?', 'en')).toEqual(
      expect.arrayContaining(['ana', 'reyes']),
    );
    expect(named('Ferry Crews Resign Over Unpaid Wages', 'en')).toEqual([]);
  });

  it('may begin with the verb, whose capital makes no headline', () => {
    expect(named('Tinalo ba ng Kotor ang Tarsia sa Game 3?', 'ph')).toEqual(
      expect.arrayContaining(['kotor', 'tarsia']),
    );
  });

  it('counts a noun, not the unit before it', () => {
    const tokens = (text: string) => readQuestion(text, 'zh').terms.map(({ token }) => token);
    expect(tokens('维德拉去年卖了多少辆车？')).toContain('车');
    expect(tokens('维德拉去年造了多少艘船？')).toContain('船');
  });

  it('has a foreign name in Chinese by its surname, or by a longer part', () => {
    expect(named('市长爱丽丝·郭为什么辞职？', 'zh')).toEqual(['爱丽丝']);
    expect(named('唐·莱蒙说了什么？', 'zh')).toEqual(['莱蒙']);
    const { terms } = readQuestion('塔尼娅·哈特利·梅尔何时到任？', 'zh');
    expect(terms.map(({ token }) => token).join()).not.toContain('·');
  });

  it('has a whole Chinese name, even if one of its characters is a question word elsewhere', () => {
    expect(named('谁起诉了王又平？', 'zh')).toEqual(['王又平']);
    expect(named('何立峦说了什么？', 'zh')).toEqual(['何立峦']);
    expect(named('张又侠和刘振立怎么了？', 'zh')).toEqual(['张又侠', '刘振立']);
    expect(named('几张新票？', 'zh')).toEqual([]);
    expect(named('李和王谁赢了？', 'zh')).toEqual([]);
    expect(named('于下月开工吗？', 'zh')).toEqual([]);
  });

  it('has a whole foreign name, even if the dictionary has a part of it', () => {
    expect(named('克里斯多少岁？', 'zh')).toEqual(['克里斯']);
    expect(named('赫尔佐格说了什么？', 'zh')).toEqual(['赫尔佐格']);
    expect(named('李家超说了什么？', 'zh')).toEqual([]);
  });

  it('has no conjunction at the end of a name', () => {
    const tokens = (text: string) => readQuestion(text, 'zh').terms.map(({ token }) => token);
    expect(tokens('安穆以每股多少钱收购格罗？')).toEqual(expect.arrayContaining(['安穆', '收购']));
    expect(tokens('小米以多少钱收购格罗？')).not.toContain('以');
    expect(tokens('阿以冲突')).toEqual(['阿以', '冲突']);
  });

  it('has no part of ‘how much’ in a name', () => {
    const tokens = readQuestion('万科花了多少钱收购磨坊？', 'zh').terms.map(({ token }) => token);
    expect(tokens).toEqual(['万科', '收购', '磨坊']);
  });

  it('has no part of ‘from whom’ in a name', () => {
    const tokens = readQuestion('万科向谁借款？', 'zh').terms.map(({ token }) => token);
    expect(tokens.join()).not.toContain('向');
    expect(tokens).toContain('借款');
  });

  it('finds a name that is also a function word', () => {
    expect(named('Why was Don Reyes arrested?', 'en')).toEqual(['don', 'reyes']);
    expect(named('What did Will Reyes say?', 'en')).toEqual(['will', 'reyes']);
    expect(named('Will Reyes resign?', 'en')).toEqual(['reyes']);
    expect(named('Why don’t the Reyes resign?', 'en')).toEqual(['reyes']);
  });

  it('recognizes a short name by its capitals if its letters are also a word', () => {
    const capitals = (text: string) => readQuestion(text, 'en').terms.map((term) => term.capitals);
    expect(capitals('What does the WHO say?')).toEqual(['WHO']);
    expect(capitals('WHO WON THE ISLAND CUP?')).not.toContain('WHO');
  });

  it.each([
    ['Do I have malaria?', 'en', true],
    ['Should I sell my shares?', 'en', true],
    ['What should I know about malaria?', 'en', false],
    ['我得了疟疾吗', 'zh', true],
    ['我想知道疟疾的新闻', 'zh', false],
    ['May malaria ba ako?', 'ph', true],
    ['Ilan ang may malaria?', 'ph', false],
  ] as const)('is about the reader or not: %s', (text, lang, isOwn) => {
    expect(readQuestion(text, lang).isOwnMatter).toBe(isOwn);
  });

  describe('that is long', () => {
    const tokens = (text: string, lang: Language) =>
      readQuestion(text, lang).terms.map(({ token }) => token);
    const preamble =
      'My neighbors argued over the ferry Oriana, its harbor, sailors, engines, cargo, cabins, ' +
      'lanterns, anchors, ropes, sails, crews, captains, owners, piers and storms';

    it('keeps the words of the actual question before those of its preamble', () => {
      const asked = tokens(
        `${preamble}, so which penalty did the Senate of Kotor decide on?`,
        'en',
      );
      expect(asked).toEqual(expect.arrayContaining(['penalty', 'senate', 'kotor']));
      expect(asked.length).toBe(16);
      const far = `${`${preamble}. `.repeat(4)}Which penalty did the Senate of Kotor decide on?`;
      expect(tokens(far, 'en')).toEqual(expect.arrayContaining(['penalty', 'senate', 'kotor']));
      const chinese =
        '我最近关注岛屿市的渡轮、码头、水手、引擎、货物、船舱、灯笼、船锚、绳索、船帆、船长、船主、风暴、港口、邻居，请问参议院最终决定了哪种处罚？';
      expect(tokens(chinese, 'zh')).toEqual(expect.arrayContaining(['参议院', '处罚']));
    });

    it('is a pasted article if it asks nothing, and starts with its headline', () => {
      const pasted = tokens(`Kotor opens a museum. ${preamble}. The penalty came late.`, 'en');
      expect(pasted).toEqual(expect.arrayContaining(['kotor', 'museum']));
      expect(pasted).not.toContain('penalty');
    });
  });

  it('has an amount as one term, by its value', () => {
    const [amount] = readQuestion('Netflix导演诈骗1100万美元', 'zh').terms.filter(
      (term) => term.amount !== undefined,
    );
    expect(amount).toMatchObject({ amount: 11_000_000, naming: true });
    expect(
      readQuestion('LVMH revenue of 80.8 billion', 'en').terms.map(({ token }) => token),
    ).toEqual(['lvmh', 'revenue', '80800000000']);
  });

  it.each([
    ['What is the weather in London tomorrow?', 'en', 2],
    ['what did the court decide this week', 'en', 8],
    ['明天上海天气怎么样', 'zh', 2],
    ['本周有哪些会议', 'zh', 8],
    ['Ano ang desisyon ng korte kahapon?', 'ph', 2],
    ['Who won the election?', 'en', undefined],
  ] as const)('limits the age of the news: %s', (text, lang, days) => {
    expect(readQuestion(text, lang).withinDays).toBe(days);
  });

  it('has no term for a pronoun', () => {
    expect(readQuestion('他们说了什么', 'zh').terms).toEqual([]);
  });

  it('has the verb without its particle of completion', () => {
    expect(readQuestion('黄金跌了多少', 'zh').terms.map(({ token }) => token)).toContain('跌');
  });

  it('finds English reports by Filipino loan words', () => {
    const [term] = readQuestion('kanselasyon', 'ph').terms;
    expect(term?.others).toEqual([{ lang: 'en', word: 'canselation' }]);
    const operation = readQuestion('operasyon', 'ph').terms[0];
    expect(operation?.others).toEqual([{ lang: 'en', word: 'operation' }]);
  });

  it('has no name in a month or a weekday, which a report may express by its own date', () => {
    expect(named('Who was sworn in on a Tuesday in January in Honduras?', 'en')).toEqual([
      'honduras',
    ]);
  });

  it.each([
    ['李大嘴最近做了什么', '李大嘴'],
    ['法兰克福机场为什么关闭', '法兰克福'],
  ])('recognizes a name that is in no dictionary: %s', (text, name) => {
    expect(named(text, 'zh')).toContain(name);
  });

  it('makes no name of a verb after a name, nor of words that the dictionary joins', () => {
    expect(named('马云骂谁', 'zh')).not.toContain('马云骂');
    expect(named('高血压怎么办', 'zh')).toEqual([]);
  });

  it('separates a word from the question word written right after it', () => {
    expect(readQuestion('安全带有什么特别', 'zh').terms.map(({ token }) => token)).toContain(
      '安全带',
    );
  });

  it.each([
    ['how many Filipinos were hurt', 'en'],
    ['Ilang Pilipino ang nasugatan', 'ph'],
  ] as const)(
    'matches a people by its country, and an act by headline wording: %s',
    (text, lang) => {
      const words = readQuestion(text, lang).terms.flatMap(({ others }) => others);
      for (const word of ['philippine', 'pinoys', '菲律宾', '受伤', 'injured']) {
        expect(words.map((one) => one.word)).toContain(word);
      }
    },
  );
});

it.each([
  ['Ilan ang mga Pilipinong nasugatan?', true],
  ['Ilan ang Filipinong nasugatan?', true],
  ['Ilan ang mga Kotorinong nasugatan?', false],
])('%s names a people with the linker that joins it to the next word: %s', (asked, is) => {
  const [people] = readQuestion(asked, 'ph').terms;
  expect(people?.naming).toBe(true);
  expect(people?.others.some(({ word }) => word === 'philippines')).toBe(is);
});

it.each([
  ['No, I meant Ubar', 'and Ubar'],
  ['sorry, we mean the second match, not the first', 'and the second match'],
  ['不，我是说美联储', '那美联储呢'],
  ['不對，我說的是美聯儲', '那美联储呢'],
  ['我的意思是明年', '那明年呢'],
  ['hindi po, ang ibig kong sabihin ay si Quill', 'e si Quill'],
  // Talking about a person corrects nothing.
  ['我是中国人能去吗', '我是中国人能去吗'],
  ['What did he mean?', 'What did he mean?'],
])('a correction asks the same about another: %s', (asked, text) => {
  expect(readQuestion(asked, 'en').text).toBe(text);
});

it.each([
  ['tell me more about the first one', 0],
  ['and the second?', 1],
  ['第三条新闻讲了什么？', 2],
  ['最后一条', -1],
  ['yung pangalawa naman', 1],
  ['What did the second suspect say?', undefined],
  ['第一条地铁在哪里？', undefined],
  ['Sino ang unang pangulo?', undefined],
])('which item of a list a text asks about: %s', (text, place) => {
  expect(listedIn(text)).toBe(place);
});
