// A report about the names in a question that does not say what is asked is at most a close match.
import type { Language } from '@/lib/model/text/languages';
import { readQuestion } from '@/lib/newsroom/answerable/question';
import { answers } from '@/lib/newsroom/language/questions/aspects';
import { asks } from '@/lib/newsroom/language/questions/asking';
import { answerWithin } from '@/lib/newsroom/answerable/within';
import { keptEdition } from '@/tests/kept-edition';
import { sampleEvent } from '../store/sample';
import { outcome } from './outcome-of';

describe('the most telling word of a question', () => {
  const bought = { of: 'en' as const, title: 'Veldra buys a mill in Turin' };
  const text = 'Which mill in Turin uses turbines?';

  it('may not be missing from a direct answer', () => {
    expect(outcome(text, 'en', bought, { worth: { turbines: 1.4 } })).not.toBe('quoted');
    expect(outcome('Which mill in Turin did Veldra buy?', 'en', bought)).toBe('quoted');
  });

  it('may be a name that is in no dictionary', () => {
    const other = { of: 'zh' as const, title: '万科董事长郁亮辞职' };
    const asked = '瑞昱的董事长辞职了吗';
    const words = { rare: ['瑞昱'], worth: { 瑞昱: 0.5 } };
    expect(outcome(asked, 'zh', other, words)).not.toBe('quoted');
    expect(outcome(asked, 'zh', { ...other, title: '瑞昱董事长辞职' }, words)).toBe('quoted');
  });

  it('makes another report not even a close match if it is the only name', () => {
    const asked = '谁收购了瑞昱';
    const words = { rare: ['瑞昱'] };
    const other = { of: 'zh' as const, title: '一家铝厂收购三座码头' };
    expect(outcome(asked, 'zh', other, words)).toBe('none');
    expect(outcome(asked, 'zh', { ...other, title: '一家铝厂收购瑞昱' }, words)).not.toBe('none');
  });
});

describe('a word matched only by the index', () => {
  // The index matches prefixes: for ‘elected’ it finds ‘electronic’.
  const system = {
    of: 'en' as const,
    title: 'Peru has a new electronic system for customs',
    sentence: 'The president of Peru signed the order.',
  };

  it('is not a match if our tables know the word', () => {
    const words = { indexed: ['elected', '当选'] };
    expect(outcome('Who was elected president of Peru?', 'en', system, words)).not.toBe('quoted');
    expect(outcome('谁当选了秘鲁总统？', 'zh', system, words)).not.toBe('quoted');
    const elected = { ...system, sentence: 'Ana Reyes was elected president of Peru.' };
    expect(outcome('Who was elected president of Peru?', 'en', elected, words)).toBe('quoted');
  });
});

describe('what is counted', () => {
  const stations = {
    of: 'en' as const,
    title: 'Peru closes 12 stations of its railway',
    sentence: 'The stations in Peru will be replaced by buses.',
  };

  it('is the whole noun phrase of the question', () => {
    expect(outcome('How many base stations does Peru have?', 'en', stations)).not.toBe('quoted');
    expect(outcome('How many stations did Peru close?', 'en', stations)).toBe('quoted');
    const base = { ...stations, title: 'Peru has 4,000 base stations for phones' };
    expect(outcome('How many base stations does Peru have?', 'en', base)).toBe('quoted');
    expect(outcome('Ilang base station ang mayroon sa Peru?', 'ph', stations)).not.toBe('quoted');
  });
});

describe('the country asked for', () => {
  const held = { of: 'en' as const, title: 'Veldra hosts the summit of Peru’s mill owners' };

  it('is answered by a country’s name, and not by the one in the question', () => {
    const asked = 'Which country hosts the summit of Peru’s mill owners?';
    expect(outcome(asked, 'en', held)).not.toBe('quoted');
    const title = 'Chile hosts the summit of Peru’s mill owners';
    expect(outcome(asked, 'en', { ...held, title })).toBe('quoted');
    const chinese = { of: 'zh' as const, title: '智利主办秘鲁磨坊主峰会' };
    expect(outcome('哪个国家主办秘鲁磨坊主峰会？', 'zh', chinese)).toBe('quoted');
    const none = { of: 'zh' as const, title: '商会主办秘鲁磨坊主峰会' };
    expect(outcome('哪个国家主办秘鲁磨坊主峰会？', 'zh', none)).not.toBe('quoted');
  });
});

describe('who made something', () => {
  const told = (of: Language, title: string) => ({ of, title });

  it.each<[question: string, lang: Language, named: string, unnamed: string]>([
    [
      'Who directed “The Long Ferry”?',
      'en',
      'Mara Velton directed “The Long Ferry” in a year',
      '“The Long Ferry”, directed in a hurry, drew crowds',
    ],
    [
      'Who is the founder of Orbin?',
      'en',
      'Orbin was founded by Luis Drelk in a garage',
      'Orbin thanks its founder with a statue',
    ],
    [
      'Sino ang direktor ng “Huling Biyahe”?',
      'ph',
      'Si Mara Velton ang direktor ng “Huling Biyahe”',
      'Pinuri ang direktor ng “Huling Biyahe” sa takilya',
    ],
    ['《远渡》的导演是谁？', 'zh', '导演陈若川携《远渡》亮相', '《远渡》导演在片中致敬旧作'],
    ['《远渡》的主演', 'zh', '《远渡》定档，周以棠主演', '《远渡》主演在首映礼上落泪'],
    ['《远渡》里的船长谁演的', 'zh', '《远渡》里的船长由韩若水饰演', '《远渡》里的船长演得动人'],
    [
      '《远渡》是谁执导的？',
      'zh',
      '《远渡》由马克·韦尔顿执导',
      '《远渡》执导过程一波三折，剧组透露',
    ],
  ])('is answered by a name that is not in the question: %s', (question, lang, named, unnamed) => {
    expect(outcome(question, lang, told(lang, named))).toBe('quoted');
    expect(outcome(question, lang, told(lang, unnamed))).not.toBe('quoted');
  });

  it('may be answered in another language', () => {
    const tells = answers('Who founded Orbin?');
    expect(tells?.({ text: 'Orbin由陈若川创办。', lang: 'zh' })).toBe(true);
    expect(tells?.({ text: 'Orbin创办于车库。', lang: 'zh' })).toBe(false);
  });
});

describe('the date of something', () => {
  it('is answered by a day', () => {
    const asked = '天舟六号的发射时间？';
    const told = { of: 'zh' as const, title: '天舟六号于5月10日发射' };
    expect(outcome(asked, 'zh', told)).toBe('quoted');
    expect(outcome(asked, 'zh', { ...told, title: '天舟六号即将发射升空' })).not.toBe('quoted');
  });

  it('is not asked for by ‘how long’', () => {
    expect(asks('day', '发射花了多长时间？')).toBe(false);
    expect(asks('day', '发射时间是')).toBe(true);
    expect(asks('day', 'What is the date of the launch?')).toBe(true);
  });
});

describe('a long word that no dictionary has', () => {
  it('is missing if none of its character pairs is there', () => {
    const worth = { 吞吐: 2, 吐量: 2 };
    const asked = '秘鲁机场2025年旅客吞吐量多少？';
    const other = { of: 'zh' as const, title: '秘鲁机场2025年旅客达3万人次，航班增多' };
    expect(outcome(asked, 'zh', other, { worth })).not.toBe('quoted');
    const told = { ...other, title: '秘鲁机场2025年旅客吞吐量达3万人次' };
    expect(outcome(asked, 'zh', told, { worth })).toBe('quoted');
  });
});

describe('a passive of one character after 被', () => {
  it('is a verb, whatever follows it', () => {
    const sold = { of: 'zh' as const, title: '万科公司在北京卖出两栋楼' };
    const fined = { of: 'zh' as const, title: '万科公司在北京被处以罚款两亿元' };
    expect(outcome('万科公司在北京被罚了多少钱？', 'zh', sold)).not.toBe('quoted');
    expect(outcome('万科公司在北京被罚了多少钱？', 'zh', fined)).toBe('quoted');
  });
});

describe('why somebody was punished', () => {
  const asked = 'Why was Ana Reyes suspended?';
  const worth = { ana: 3, reyes: 3 };

  it.each([
    ['Ana Reyes suspended over a remark', 'quoted'],
    ['Ana Reyes suspended for leaking a report', 'quoted'],
    ['Ana Reyes suspended for three months', 'closest'],
    ['Ana Reyes suspended for the second time', 'closest'],
    ['Ana Reyes suspended', 'closest'],
  ])('is answered by what it was for: %s', (title, is) => {
    expect(outcome(asked, 'en', { of: 'en', title }, { worth })).toBe(is);
  });

  it('is answered in Chinese by the stated cause', () => {
    const told = { of: 'zh' as const, title: '王小明因涉嫌受贿被停职' };
    expect(outcome('王小明为什么被停职？', 'zh', told)).toBe('quoted');
    const plain = { ...told, title: '王小明此前因公出国，昨天被停职' };
    expect(outcome('王小明为什么被停职？', 'zh', plain)).not.toBe('quoted');
  });
});

describe('a yes-or-no question', () => {
  const dinner = { of: 'en' as const, title: 'Ana Reyes steps out for dinner with her brother' };
  const words = { worth: { ana: 3, reyes: 3, die: 1 } };

  it('is not answered by its names alone', () => {
    const rare = ['ana', 'reyes'];
    expect(outcome('Did Ana Reyes die?', 'en', dinner, { ...words, rare })).toBe('closest');
    expect(outcome('Did Ana Reyes have dinner?', 'en', dinner, words)).toBe('quoted');
    // The wording of what is asked about a name may be unknown to us.
    expect(outcome('How did Ana Reyes dine out?', 'en', dinner, words)).toBe('quoted');
  });
});

describe('the act asked about', () => {
  const sold = { of: 'en' as const, title: 'Veldra raises its stake in Turin Mills' };
  const named = { of: 'en' as const, title: 'Veldra names Ana Reyes head of its mills' };

  it('must be there, whatever else of a yes-or-no question is', () => {
    expect(outcome('Did Veldra sell its stake in Turin Mills?', 'en', sold)).toBe('closest');
    expect(outcome('Did Veldra raise its stake in Turin Mills?', 'en', sold)).toBe('quoted');
  });

  it('is not answered by the name alone if reports have a word for the act', () => {
    const words = { worth: { ana: 3, reyes: 3 } };
    expect(outcome('How did Ana Reyes die?', 'en', named, words)).not.toBe('quoted');
    expect(outcome('Sino ang pumatay kay Ana Reyes?', 'ph', named, words)).not.toBe('quoted');
    expect(outcome('Buntis ba si Ana Reyes?', 'ph', named, words)).not.toBe('quoted');
    expect(outcome('Veldra被收购了吗？', 'zh', named, { worth: { veldra: 3 } })).not.toBe('quoted');
  });

  it('must be in the same sentence as the name', () => {
    const round = { of: 'en' as const, title: 'Veldra opens a mill' };
    const apart = { ...round, sentence: 'Two are dead after a storm in the hills.' };
    expect(outcome('Is Veldra dead?', 'en', apart)).not.toBe('quoted');
    const beside = { ...round, sentence: 'Ana Veldra dies at 86.' };
    expect(outcome('Is Veldra dead?', 'en', beside)).toBe('quoted');
  });

  it('must also be in the article that the question is asked in', () => {
    const [event] = keptEdition(0);
    if (!event) throw new Error('there is no sample');
    const asked = (text: string, lang: Language) => answerWithin(event, readQuestion(text, lang));
    expect(asked('Did the leap second resign?', 'en').outcome).not.toBe('quoted');
  });
});

describe('a name that goes on', () => {
  it('is another name', () => {
    const cars = { of: 'zh' as const, title: '这款汽车赢得欧洲消费者青睐' };
    const match = { of: 'zh' as const, title: '维德拉赢得欧洲杯' };
    const words = { worth: { 杯: 0.1 } };
    expect(outcome('欧洲杯谁赢了？', 'zh', cars, words)).not.toBe('quoted');
    expect(outcome('欧洲杯谁赢了？', 'zh', match, words)).toBe('quoted');
  });
});

describe('the noun that a question asks for', () => {
  it('must be seen in a report in another language', () => {
    const win = { of: 'en' as const, title: 'Chelsea Velarde wins the Veldra pageant' };
    expect(outcome('Sino ang nobyo ni Chelsea Velarde?', 'ph', win)).not.toBe('quoted');
    // A question that names one itself asks about that one.
    const named = { of: 'en' as const, title: 'Veldra navy confirms Ana Reyes of the fleet' };
    const asked = 'Sino ang komodor ng Veldra, si Ana Reyes ba?';
    expect(outcome(asked, 'ph', named)).toBe('quoted');
    expect(outcome('Sino ang komodor ng Veldra?', 'ph', named)).not.toBe('quoted');
    const strike = { of: 'zh' as const, title: '《纽约时报》：两周内可能打击维德拉' };
    expect(outcome('Which railroad near New York is on strike?', 'en', strike)).not.toBe('quoted');
  });
});

describe('a name that no dictionary and no news has', () => {
  it('is not offset by one common word', () => {
    const film = { of: 'zh' as const, title: '恐怖片4K修复版4月3日上映' };
    const words = { nowhere: ['咤三'] };
    expect(outcome('哪咤三什么时候上映？', 'zh', film, words)).not.toBe('quoted');
    expect(outcome('恐怖片什么时候上映？', 'zh', film)).toBe('quoted');
  });
});

describe('an act of the person named in a question', () => {
  const inArticle = (input: string, ...sentences: string[]) => {
    const text = [{ lang: 'source', text: sentences.map((one) => `${one}[1]`).join(' ') }];
    const title = [{ lang: 'source', text: 'Ana Reyes Holt is jailed in Kotor' }];
    const event = sampleEvent('e-holt', {
      ...{ title, brief: text, content: [{ element_type: 'p', text }] },
    });
    return answerWithin(event, readQuestion(input, 'en')).outcome;
  };

  it('is not answered by the article’s main points if the question asks for an age', () => {
    expect(inArticle('How old is she?', 'Ana Reyes Holt was sent to prison in Kotor.')).toBe(
      'none',
    );
    expect(inArticle('How old is she?', 'Ana Reyes Holt, 41, was sent to prison.')).toBe('quoted');
  });

  it('is the verb right after the name', () => {
    const asked = 'Who did Ana Reyes Holt marry in prison?';
    expect(inArticle(asked, 'Ana Reyes Holt was sent to prison in Kotor.')).toBe('closest');
    expect(inArticle(asked, 'Ana Reyes Holt married a guard in prison.')).toBe('quoted');
  });

  it('may be described in words that no table has', () => {
    const asked = 'Which mill in Kotor did Ana Reyes Holt refurbish?';
    expect(inArticle(asked, 'Ana Reyes Holt spruced up a mill in Kotor.')).toBe('quoted');
  });
});

describe('whether somebody died', () => {
  const killed = { of: 'en' as const, title: 'Ana Veldra killed the mill of Turin' };
  const dies = { of: 'en' as const, title: 'Ana Veldra dies in Turin' };

  it.each([
    ['Is Ana Veldra dead?', 'en'],
    ['Ana Veldra死了吗？', 'zh'],
    ['Patay na ba si Ana Veldra?', 'ph'],
    ['Please say that Ana Veldra is dead', 'en'],
    ['Sabihin mo na patay na si Ana Veldra', 'ph'],
  ] as const)('is not answered by whom they killed: %s', (text, lang) => {
    expect(outcome(text, lang, killed)).not.toBe('quoted');
    expect(outcome(text, lang, dies)).toBe('quoted');
  });

  it('is the same question as who was killed if there are many', () => {
    const many = { of: 'en' as const, title: 'Two killed in Turin mill' };
    expect(outcome('How many died in the Turin mill?', 'en', many)).toBe('quoted');
  });
});

describe('who did it to whom', () => {
  const beats = { of: 'en' as const, title: 'Oakmont takes a late win over Veldra' };
  const buys = { of: 'en' as const, title: 'Ana Reyes acquires TurinMail and eWeaver' };
  const bought = { of: 'zh' as const, title: 'Oakmont收购Veldra' };

  it('is distinguished for every country, though it is a synonym elsewhere', () => {
    const imposed = { of: 'zh' as const, title: '美国宣布制裁伊朗' };
    expect(outcome('伊朗制裁美国了吗？', 'zh', imposed)).not.toBe('quoted');
    expect(outcome('美国制裁伊朗了吗？', 'zh', imposed)).toBe('quoted');
  });

  it('is not answered if no sentence has the act beside the name', () => {
    const took = { of: 'zh' as const, title: 'Oakmont收购Veldra' };
    expect(outcome('谁收购了Veldra？', 'zh', took)).toBe('quoted');
    const apart = { of: 'zh' as const, title: 'Veldra扩建工厂', sentence: 'Oakmont收购格罗。' };
    expect(outcome('谁收购了Veldra？', 'zh', apart)).not.toBe('quoted');
    const sued = {
      of: 'en' as const,
      title: 'Veldra opens a mill',
      sentence: 'Oakmont sued Reyle.',
    };
    expect(outcome('Who sued Veldra?', 'en', sued)).not.toBe('quoted');
    expect(outcome('Who sued Reyle?', 'en', sued)).toBe('quoted');
  });

  it('is only hypothetical after a condition, also past a comma', () => {
    const asked = 'Did Veldra strike Oakmont?';
    const as = (title: string) => ({ of: 'en' as const, title });
    expect(outcome(asked, 'en', as('Veldra struck Oakmont'))).toBe('quoted');
    expect(outcome(asked, 'en', as('Veldra will strike Oakmont if talks fail'))).not.toBe('quoted');
    expect(outcome(asked, 'en', as('If talks fail, Veldra strikes Oakmont'))).not.toBe('quoted');
    const banned = { of: 'zh' as const, title: '一旦谈判失败，Veldra禁止Oakmont进口' };
    expect(outcome('Veldra禁止Oakmont进口了吗？', 'zh', banned)).not.toBe('quoted');
    const done = { ...banned, title: '谈判失败，Veldra禁止Oakmont进口' };
    expect(outcome('Veldra禁止Oakmont进口了吗？', 'zh', done)).toBe('quoted');
  });

  it('is decided by the order of the names', () => {
    expect(outcome('Did Veldra beat Oakmont?', 'en', beats)).toBe('closest');
    expect(outcome('Did Oakmont beat Veldra?', 'en', beats)).toBe('quoted');
    expect(outcome('Did eWeaver acquire Ana Reyes?', 'en', buys)).toBe('closest');
    expect(outcome('Did Ana Reyes acquire eWeaver?', 'en', buys)).toBe('quoted');
    expect(outcome('Veldra收购了Oakmont吗？', 'zh', bought)).not.toBe('quoted');
    expect(outcome('Oakmont收购了Veldra吗？', 'zh', bought)).toBe('quoted');
  });

  it('is reversed by a passive, in the question and in the report', () => {
    expect(outcome('Was Veldra beaten by Oakmont?', 'en', beats)).toBe('quoted');
    expect(outcome('Was Oakmont beaten by Veldra?', 'en', beats)).toBe('closest');
    const passive = { of: 'en' as const, title: 'Veldra was beaten by Oakmont' };
    expect(outcome('Did Oakmont beat Veldra?', 'en', passive)).toBe('quoted');
    expect(outcome('Did Veldra beat Oakmont?', 'en', passive)).toBe('closest');
  });

  it('does not treat a place as the one who acts', () => {
    const held = { of: 'en' as const, title: 'In Turin, Veldra wins a prize' };
    expect(outcome('Did Veldra win a prize in Turin?', 'en', held)).toBe('quoted');
  });
});

describe('a question for a number or a reason', () => {
  const bought = { of: 'en' as const, title: 'Veldra buys mills in Turin' };

  it('is answered directly only by a number or a reason', () => {
    expect(outcome('How many mills in Turin did Veldra buy?', 'en', bought)).toBe('closest');
    const counted = { ...bought, title: 'Veldra buys three mills in Turin' };
    expect(outcome('How many mills in Turin did Veldra buy?', 'en', counted)).toBe('quoted');
    expect(outcome('Why did Veldra buy mills in Turin?', 'en', bought)).toBe('closest');
    const reason = { ...bought, title: 'Veldra buys mills in Turin because of its harbor' };
    expect(outcome('Why did Veldra buy mills in Turin?', 'en', reason)).toBe('quoted');
  });
});

it('sharing a country is not enough', () => {
  const other = { of: 'en' as const, title: 'A tree of Brazil heals burns' };
  const words = { worth: { brazil: 6 } };
  expect(outcome('plane crash in Brazil', 'en', other, words)).toBe('none');
  expect(outcome('news about Brazil', 'en', other, words)).toBe('quoted');
});

it('a country and any figure do not answer a question for a figure', () => {
  const words = { worth: { peru: 2, drivers: 6, bus: 1, veldra: 2 } };
  const asked = 'How old must bus drivers be in Peru?';
  const other = { of: 'en' as const, title: 'Peru has a bus budget of 12 million' };
  expect(outcome(asked, 'en', other, words)).toBe('none');
  const named = { of: 'en' as const, title: 'Veldra has a bus budget of 12 million' };
  expect(outcome('How old must bus drivers of Veldra be?', 'en', named, words)).toBe('closest');
});

it('a name does not match the beginning of another word', () => {
  const other = { of: 'en' as const, title: 'Utility loses the franchise and its capital' };
  expect(outcome('What is the capital of France?', 'en', other)).toBe('none');
});

it('a name matches in another language letter by letter, even without a capital', () => {
  const report = { of: 'en' as const, title: 'Veldraco keeps the franchise' };
  expect(outcome('balita tungkol sa veldraco', 'ph', report)).toBe('quoted');
});

describe('a place that is in no report', () => {
  const fire = { of: 'zh' as const, title: '旧城区火灾致三人死亡' };

  it('is not taken for another place right before the matched words', () => {
    const nowhere = { nowhere: ['大埔'], worth: { 大埔: 0.8 } };
    expect(outcome('大埔火灾死亡几人', 'zh', fire, nowhere)).toBe('none');
    expect(outcome('火灾死亡几人', 'zh', fire, nowhere)).not.toBe('none');
    const known = { ...fire, title: '大埔火灾致三人死亡' };
    expect(outcome('大埔火灾死亡几人', 'zh', known)).not.toBe('none');
  });
});

describe('the verb at the end of a question', () => {
  type Case = [Language, asked: string, is: string, title: string, sentence: string];
  const alert =
    'The Veldra firm put the Tarsia grid on alert on May 5 in Tarsia, because of a storm.';
  const fell = 'The Tarsia grid collapsed on May 5 in Belmora because of a storm.';

  it.each<Case>([
    ['en', 'When did the Tarsia grid collapse?', 'closest', 'Tarsia grid on alert', alert],
    ['en', 'Why did the Tarsia grid collapse?', 'closest', 'Tarsia grid on alert', alert],
    ['en', 'Where did the Tarsia grid collapse?', 'closest', 'Tarsia grid on alert', alert],
    ['en', 'When did the Tarsia grid collapse?', 'quoted', 'Tarsia grid down', fell],
    ['en', 'Why did the Tarsia grid collapse?', 'quoted', 'Tarsia grid down', fell],
    ['en', 'Where did the Tarsia grid collapse?', 'quoted', 'Tarsia grid down', fell],
    // What somebody said may be reported without a word for saying.
    [
      'en',
      'Why did Ana Reyes respond?',
      'quoted',
      'Ana Reyes speaks',
      'Ana Reyes spoke up because of a leak.',
    ],
    [
      'zh',
      '塔西亚电网为什么崩溃？',
      'closest',
      '塔西亚电网预警',
      '因为供电不足，塔西亚电网发布预警。',
    ],
    ['zh', '塔西亚电网为什么崩溃？', 'quoted', '塔西亚电网崩溃', '因为供电不足，塔西亚电网崩溃。'],
  ])('%s: %s is %s in: %s', (lang, asked, is, title, sentence) => {
    expect(outcome(asked, lang, { of: lang, title, sentence })).toBe(is);
  });
});

describe('the object of an act', () => {
  const rare = ['mosque', 'desecrating', 'moske', 'nilapastangan'];
  const worth = { soldiers: 1, jailed: 1, desecrating: 1, mosque: 1, lebanon: 1.4 };

  it.each<[asked: string, lang: Language, title: string, is: boolean]>([
    [
      'How many soldiers were jailed for desecrating a mosque in Lebanon?',
      'en',
      'Two soldiers jailed for desecrating a mosque in Lebanon',
      true,
    ],
    [
      'How many soldiers were jailed for desecrating a mosque in Lebanon?',
      'en',
      'Two soldiers jailed for desecrating a statue in Lebanon',
      false,
    ],
    [
      'Bakit nilapastangan ng mga sundalo ang isang moske sa Kotor?',
      'ph',
      'Nilapastangan ng mga sundalo ang rebulto sa Kotor dahil sa alak',
      false,
    ],
  ])('%s %s %s', (asked, lang, title, is) => {
    const found = outcome(asked, lang, { of: lang, title }, { rare, worth });
    if (is) expect(found).toBe('quoted');
    else expect(found).not.toBe('quoted');
  });
});
