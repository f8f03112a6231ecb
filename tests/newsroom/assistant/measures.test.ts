// A question for a measure is answered only by a number of that kind.
import type { Language } from '@/lib/model/text/languages';
import { answers } from '@/lib/newsroom/language/questions/aspects';
import { outcome } from './outcome-of';

const tells = (question: string, text: string, lang: Language) =>
  answers(question)?.({ text, lang });

describe('how old somebody is', () => {
  it.each<[question: string, text: string, lang: Language, is: boolean]>([
    ['How old is Ana Reyes?', 'Ana Reyes, an 18-year-old from Kotor, won.', 'en', true],
    ['How old is Ana Reyes?', 'Ana Reyes, 34, won.', 'en', true],
    ['How old is Ana Reyes?', 'Ana Reyes will play No. 93 Jan Holt.', 'en', false],
    ['How old is Ana Reyes?', 'Ana Reyes owns 12 ferries.', 'en', false],
    ['What age is the limit?', 'Kotor lowers the age for its tests to 65.', 'en', true],
    ['How old is the bridge?', 'The bridge was built in 1910.', 'en', true],
    ['王小明多大了？', '王小明今年18岁。', 'zh', true],
    ['王小明多大了？', '王小明拥有12艘船。', 'zh', false],
    ['Ilang taon na si Ana Reyes?', 'Si Ana Reyes, 34 anyos, ay nanalo.', 'ph', true],
    ['Ilang taon na si Ana Reyes?', 'May 12 bangka si Ana Reyes.', 'ph', false],
    ['Ilang taon na si Ana Reyes?', 'Ana Reyes, 34, won.', 'en', true],
    ['How old was Ana Reyes?', 'Ferry owner Ana Reyes dies at 86', 'en', true],
    ['How old was Ana Reyes?', 'Ana Reyes dead at 41 after a fall', 'en', true],
    ['How old was Ana Reyes?', 'Ana Reyes died at 10 in the morning', 'en', false],
    ['How old was Ana Reyes?', 'Ana Reyes died at 15:30', 'en', false],
  ])('%s %s', (question, text, lang, is) => {
    expect(tells(question, text, lang)).toBe(is);
  });
});

describe('an age asked for by the word ‘age’', () => {
  it.each<[question: string, lang: Language, title: string, other: string]>([
    ['Ana Reyes age', 'en', 'Ana Reyes, 41, resigns', 'Ana Reyes resigns'],
    ["What is Ana Reyes's age?", 'en', 'Ana Reyes, 41, resigns', 'Ana Reyes resigns'],
    ['What was the age of Ana Reyes?', 'en', 'Ana Reyes dies at 86', 'Ana Reyes dies'],
    ['edad ni Ana Reyes', 'ph', 'Pumanaw si Ana Reyes sa edad na 86', 'Pumanaw si Ana Reyes'],
    ['王小明年龄', 'zh', '王小明去世，享年86岁', '王小明去世'],
    ['王小明的年龄是多少？', 'zh', '王小明去世，享年86岁', '王小明去世'],
  ])('%s', (question, lang, title, other) => {
    expect(outcome(question, lang, { of: lang, title })).toBe('quoted');
    expect(outcome(question, lang, { of: lang, title: other })).not.toBe('quoted');
  });

  it('is not an age of history', () => {
    expect(outcome('the Stone Age', 'en', { of: 'en', title: 'A tool of the Stone Age' })).toBe(
      'quoted',
    );
  });

  it('is answered by a sentence that only has the age', () => {
    const sentence = ['Ana Reyes won the crown.', 'The 24-year-old from Kotor beat 52 others.'];
    expect(outcome('Ana Reyes age', 'en', { of: 'en', title: 'Who is Ana Reyes', sentence })).toBe(
      'quoted',
    );
  });
});

describe('what something costs', () => {
  const en = 'How much does the Brisa Nova cost?';
  const zh = 'Brisa Nova多少钱？';
  const ph = 'Magkano ang Brisa Nova?';
  it.each<[question: string, text: string, lang: Language, is: boolean]>([
    [en, 'Brisa Nova launches: $219', 'en', true],
    [en, 'Brisa Nova brings Kotor $3 billion in revenue', 'en', false],
    [en, 'With revenue of $3 billion, Kotor sells the Brisa Nova for $1,219', 'en', true],
    [en, 'Save up to $50 on the Brisa Nova', 'en', false],
    [en, 'Kotor fined $5 million over the Brisa Nova', 'en', false],
    ['How much is the Brisa Nova?', 'Kotor invests $5 million in the Brisa Nova', 'en', false],
    ['How much is the Brisa Nova?', 'The Brisa Nova is priced at $219', 'en', true],
    // A fine is no price, unless that is what is asked for.
    ['How much is the fine?', 'Kotor fined $5 million', 'en', true],
    ['How much did the storm cost Kotor?', 'The storm led to losses of $3 million', 'en', true],
    [zh, 'Brisa Nova相机发布：重419g，1999 元', 'zh', true],
    [zh, 'Brisa Nova首销价1999元，比上代立减300元', 'zh', true],
    [zh, 'Brisa Nova立减300元', 'zh', false],
    [zh, 'Brisa Nova营收 852.7 亿美元', 'zh', false],
    ['码头罚了多少钱？', '码头被罚款300万元', 'zh', true],
    [ph, 'Ibinebenta ang Brisa Nova sa ₱9,999', 'ph', true],
    [ph, 'Umabot sa ₱9 bilyon ang kita ng Brisa Nova', 'ph', false],
    [ph, 'Brisa Nova营收 852.7 亿美元', 'zh', false],
    ['Magkano ang multa?', 'Multa na ₱9 milyon', 'ph', true],
  ])('%s %s', (question, text, lang, is) => {
    expect(tells(question, text, lang)).toBe(is);
  });
});

describe('how much money', () => {
  it.each<[question: string, text: string, lang: Language, is: boolean]>([
    ['How much money did Kotor raise?', 'Kotor raises 1.2bn for a pier', 'en', true],
    ['How much money did Kotor raise?', 'Kotor raises nearly 40 million', 'en', true],
    ['How much money did Kotor raise?', 'Kotor raises €1tn', 'en', true],
    ['How much money did Kotor lose?', 'Kotor loses 3 million visitors', 'en', false],
    ['How much money did Kotor lose?', 'Kotor lost 1.2m people', 'en', false],
    ['How much money did Kotor lose?', 'Kotor plants 3 million trees', 'en', false],
    ['码头亏损多少钱？', '码头亏损3亿', 'zh', true],
    ['码头去年赚了多少？', '码头去年赚了3亿', 'zh', true],
    ['码头去年赚了多少？', '码头预计去年客流下降8%', 'zh', false],
    ['韦德拉投资了多少', '韦德拉向磨坊投资50亿日元', 'zh', true],
    ['磨坊卖了多少钱？', '某公司3.5亿收购磨坊', 'zh', true],
    ['码头投资多少钱？', '码头投资超20亿元', 'zh', true],
    ['码头亏损多少钱？', '码头受益人口达1.18亿', 'zh', false],
    ['码头亏损多少钱？', '码头迎来300万游客', 'zh', false],
    ['Magkano ang itinaas ng Kotor?', 'Kotor raises 1.2bn for a pier', 'en', true],
    ['Magkano ang pantalan?', 'Pantalang P500-M itinayo', 'ph', true],
    ['Magkano ang pantalan?', 'Pantalan na ₱20 milyon itinayo', 'ph', true],
  ])('%s %s', (question, text, lang, is) => {
    expect(tells(question, text, lang)).toBe(is);
  });
});

describe('how long something takes', () => {
  it.each<[question: string, text: string, lang: Language, is: boolean]>([
    ['How long will the pier be closed?', 'The pier closes for three months.', 'en', true],
    ['How long will the pier be closed?', 'The pier closes until Friday.', 'en', true],
    ['How long did the fire last?', 'The fire razed 20 houses.', 'en', false],
    ['How long did the fire last?', 'It hurt an 18-year-old.', 'en', false],
    ['How long is the bridge?', 'The bridge is 440 metres long.', 'en', true],
    ['码头将关闭多久？', '码头将关闭三个月。', 'zh', true],
    ['码头将关闭多久？', '码头12艘船停航。', 'zh', false],
    ['Gaano katagal isasara ang pantalan?', 'Isasara ang pantalan nang 3 buwan.', 'ph', true],
    ['Gaano katagal isasara ang pantalan?', 'Isasara ang pantalan ng 12 bangka.', 'ph', false],
  ])('%s %s', (question, text, lang, is) => {
    expect(tells(question, text, lang)).toBe(is);
  });
});

describe('the count of a vote', () => {
  it.each<[question: string, text: string, lang: Language, is: boolean]>([
    ['What was the vote on the pier bill?', 'The council passed the bill 31-4.', 'en', true],
    ['What was the vote on the pier bill?', 'It passed by a vote of 31 to 4.', 'en', true],
    ['What was the final vote?', 'The bill won 19 affirmative votes.', 'en', true],
    ['What was the council vote on the pier?', 'All 31 voted for it, 4 against.', 'en', true],
    ['What was the council vote on the pier?', 'It passed unanimously.', 'en', true],
    ['What was the vote on the pier bill?', 'The council approved the bill.', 'en', false],
    ['What was the vote on the pier bill?', 'The council votes on Bill No. 31.', 'en', false],
    ['What was the vote on the pier bill?', 'A law on the 7/12 suits against Kotor.', 'en', false],
    ['码头法案的投票结果是什么？', '法案以31票赞成、4票反对获得通过。', 'zh', true],
    ['码头法案的投票结果是什么？', '法案以31比4获得通过。', 'zh', true],
    ['码头法案的投票结果是什么？', '议会于3月通过码头法案。', 'zh', false],
    ['Ano ang resulta ng botohan sa pantalan?', 'Lumusot ito sa botong 31-4.', 'ph', true],
    ['Ano ang resulta ng botohan sa pantalan?', 'May 31 boto ang panukala.', 'ph', true],
    ['Ano ang resulta ng botohan sa pantalan?', 'Lumusot ang panukala noong Marso.', 'ph', false],
  ])('%s %s', (question, text, lang, is) => {
    expect(tells(question, text, lang)).toBe(is);
  });

  it.each(['What was the vote about?', 'What is the vote of confidence?'])(
    'is not asked for by: %s',
    (question) => {
      expect(answers(question)).toBeUndefined();
    },
  );
});

describe('the score', () => {
  it.each<[question: string, text: string, lang: Language, is: boolean]>([
    ['What was the score?', 'Oakmont won 97-89.', 'en', true],
    ['What was the score?', 'Oakmont won at 5:55 p.m.', 'en', false],
    ['决议以几比几通过？', '决议以10:2的投票结果通过。', 'zh', true],
    ['决议以几比几通过？', '利率维持在3.5%-3.75%不变。', 'zh', false],
    ['比分是多少？', '橡山队二比一获胜。', 'zh', true],
    ['Ano ang iskor?', 'Nanalo ang Oakmont, 97-89.', 'ph', true],
  ])('%s %s', (question, text, lang, is) => {
    expect(tells(question, text, lang)).toBe(is);
  });
});

describe('what was paid, or something costs', () => {
  it.each<[question: string, text: string, lang: Language, is: boolean]>([
    ['How much did Veldra pay for the mill?', 'Veldra paid two million euros.', 'en', true],
    ['How much did Veldra pay for the mill?', 'Veldra paid for 12 mills.', 'en', false],
    ['磨坊多少钱？', '磨坊售价两亿元。', 'zh', true],
    ['磨坊多少钱？', '磨坊有两栋楼。', 'zh', false],
    ['Magkano ang bangka?', 'Nabili ang bangka sa P5.2 milyon.', 'ph', true],
    ['Magkano ang bangka?', 'May 12 bangka.', 'ph', false],
  ])('%s %s', (question, text, lang, is) => {
    expect(tells(question, text, lang)).toBe(is);
  });
});

describe('how many there are', () => {
  it.each<[question: string, text: string, lang: Language, is: boolean]>([
    ['How many people were hurt?', 'The crash hurt two people.', 'en', true],
    ['How many people were hurt?', 'People were hurt on 14 April.', 'en', false],
    ['How many people were hurt?', 'They were hurt at 5:55 p.m. in 2024.', 'en', false],
    ['How many people were hurt?', 'Two were hurt, 12 others fled.', 'en', true],
    ['How many houses burned down?', 'The fire at No. 93 burned houses.', 'en', false],
    ['How many houses burned down?', 'The fire burned 20 wooden houses.', 'en', true],
    [
      'How many houses burned down?',
      'The fire burned houses, and it cost $20 million.',
      'en',
      false,
    ],
    ['How many houses burned down?', 'Twenty homes burned down.', 'en', true],
    ['How much did it cost?', 'It cost P5.2 billion.', 'en', true],
    ['How much did it cost?', 'It opened on May 5, 2024.', 'en', false],
    ['Ilang bahay ang nasunog?', 'Nasunog ang 20 bahay.', 'ph', true],
    ['Ilang bahay ang nasunog?', 'Nasunog ang mga bahay noong Abril 14.', 'ph', false],
    ['Ilang bahay ang nasunog?', 'A fire razed 20 houses.', 'en', true],
    ['有多少名选手参加？', '共有12名选手参加。', 'zh', true],
    ['有多少名选手参加？', '选手于5月12日参加。', 'zh', false],
    ['有多少人受伤？', '两人受伤。', 'zh', true],
    ['有多少人受伤？', '事故发生在2024年第3赛段。', 'zh', false],
    ['龙舟赛有多少观众？', '2026岛屿市龙舟赛举行。', 'zh', false],
    ['全长多少公里？', '全长93公里。', 'zh', true],
  ])('%s %s', (question, text, lang, is) => {
    expect(tells(question, text, lang)).toBe(is);
  });

  it.each<[question: string, text: string, lang: Language, is: boolean]>([
    ['How many employees does Veldra have?', 'Veldra cut 7,500 jobs.', 'en', false],
    ['How many employees does Veldra have?', 'Veldra opens 12 new stores.', 'en', false],
    ['How many employees does Veldra have?', 'Veldra borrows $100 million.', 'en', false],
    ['How many employees does Veldra have?', 'Veldra borrows P100 million.', 'ph', false],
    ['How many employees does Veldra have?', 'Umutang ang Veldra ng ₱100 milyon.', 'ph', false],
    ['How many people use Veldra?', 'It has 100 million people on its list.', 'en', true],
    ['How many employees does Veldra have?', 'Veldra has 7,500 workers.', 'en', true],
    ['How many people were hurt?', 'The storm hit 12 villages.', 'en', false],
    ['How many houses burned down?', 'The fire drove out 300 residents.', 'en', false],
    ['How many houses burned down?', 'The fire razed 12 cars.', 'en', false],
    ['How many houses burned down?', 'The fire razed 12 buildings.', 'en', true],
    ['How many people were hurt?', 'It fell three days before the fair.', 'en', false],
    ['How many people were hurt?', 'It fell after an 18-month feud.', 'en', false],
    ['How many people were hurt?', 'Twelve were hurt in three days.', 'en', true],
    ['Ilang tao ang nasugatan?', 'Bumagsak ito makalipas ang tatlong araw.', 'ph', false],
    ['How many ferries sank?', 'Three ships sank in the storm.', 'en', true],
    ['How many ferries sank?', 'Three people drowned in the storm.', 'en', false],
    ['How many dogs were saved?', 'They saved 12 animals.', 'en', true],
    ['How many vehicles collided?', 'Twelve cars collided.', 'en', true],
    ['How many ferries does Veldra run?', 'Veldra bought a KX350.', 'en', false],
    ['Ilan ang empleyado ng Veldra?', 'Nagbawas ang Veldra ng 300 trabaho.', 'ph', false],
    ['Ilan ang empleyado ng Veldra?', 'May 300 manggagawa ang Veldra.', 'ph', true],
    ['Ilang bahay ang nasunog?', 'Lumikas ang 300 katao.', 'ph', false],
    ['Ilang tao ang nasugatan?', 'Nasira ang 12 bahay.', 'ph', false],
    ['维德拉有多少名员工？', '维德拉新开12家门店。', 'zh', false],
    ['维德拉有多少名员工？', '维德拉雇用300人。', 'zh', true],
    ['维德拉有多少辆卡车？', '维德拉雇用300人。', 'zh', false],
    ['维德拉有多少辆卡车？', '维德拉拥有“远航2”卡车。', 'zh', false],
    ['维德拉有多少辆卡车？', '维德拉共购入12辆。', 'zh', true],
    ['有多少人受伤？', '大火烧毁12栋房屋。', 'zh', false],
    ['How many employees does Veldra have?', 'Veldra serves 64 million customers.', 'en', false],
    ['How many employees does Veldra have?', 'Veldra employs 34,000 people.', 'en', true],
    ['How many soldiers took part?', 'A crowd of 12,000 people came.', 'en', false],
    ['How many soldiers were killed?', '12 villagers were killed.', 'en', false],
    ['How many soldiers were killed?', '12 troops were killed.', 'en', true],
    ['How many soldiers were killed?', 'The blast killed 12.', 'en', true],
    ['How many children does he have?', 'He has 12 dogs and two sons.', 'en', true],
    ['How many children does he have?', 'He wrote 12 books.', 'en', false],
    ['How many songs are on it?', 'She gave 12 concerts.', 'en', false],
    ['How many soldiers were killed?', 'Namatay ang 12 sundalo.', 'ph', true],
    ['Ilang sundalo ang namatay?', 'Namatay ang 12 katao.', 'ph', false],
    ['Ilang sundalo ang namatay?', 'Namatay ang 12 sundalo.', 'ph', true],
    ['Ilang sundalo ang namatay?', '12 villagers died.', 'en', false],
    ['开幕式有多少名观众？', '开幕式由16名旗手组成。', 'zh', false],
    ['有多少名士兵死亡？', '袭击造成12人死亡。', 'zh', false],
    ['有多少名士兵死亡？', '袭击造成12名士兵死亡。', 'zh', true],
    ['维德拉有多少名员工？', '维德拉有12名董事。', 'zh', false],
    ['How many employees does Veldra have?', 'Veldra lays off 150 employees.', 'en', false],
    ['How many employees does Veldra lay off?', 'Veldra lays off 150 employees.', 'en', true],
    [
      'How many employees does Veldra have?',
      'Veldra, with 3,200 workers, cuts 150 jobs.',
      'en',
      true,
    ],
    ['维德拉有多少名员工？', '维德拉裁员300人。', 'zh', false],
    ['维德拉裁员多少名员工？', '维德拉裁员300人。', 'zh', true],
    ['Ilan ang empleyado ng Veldra?', 'Tinanggal ang 300 empleyado ng Veldra.', 'ph', false],
    ['客机上有多少名儿童？', '客机机龄15年。', 'zh', false],
    ['码头有多少艘渡轮？', '一艘艘渡轮24小时往返。', 'zh', false],
    ['码头有多少艘渡轮？', '12艘渡轮24小时往返。', 'zh', true],
    ['How many ferries does Veldra have?', 'Veldra got billions of dollars.', 'en', false],
    ['How many ferries does Veldra have?', 'Ferries of Veldra run 24 hours.', 'en', false],
  ])('is not answered by a count of something else: %s %s', (question, text, lang, is) => {
    expect(tells(question, text, lang)).toBe(is);
  });

  it.each<[question: string, lang: Language, title: string, right: string, wrong: string]>([
    [
      'How many people work at Veldra?',
      'en',
      'Veldra files for bankruptcy',
      'The chain employs 34,000 people.',
      'The chain feeds 34,000 people.',
    ],
    [
      '多少人在维德拉工作？',
      'zh',
      '维德拉申请破产',
      '这家连锁店有员工300人。',
      '这家连锁店接待300人。',
    ],
    [
      'Ilan ang nagtatrabaho sa Veldra?',
      'ph',
      'Nabangkarote ang Veldra',
      'May 300 empleyado ang kompanya.',
      'May 300 mesa ang kompanya.',
    ],
  ])('of those who work somewhere means the employees: %s', (asked, lang, title, right, wrong) => {
    expect(outcome(asked, lang, { of: lang, title, sentence: right })).toBe('quoted');
    expect(outcome(asked, lang, { of: lang, title, sentence: wrong })).not.toBe('quoted');
  });

  it('decides between a direct answer and a close match', () => {
    const report = { of: 'en' as const, title: 'Veldra closes mills in Turin on 14 April' };
    const asked = 'How many mills in Turin did Veldra close?';
    expect(outcome(asked, 'en', report)).toBe('closest');
    expect(outcome(asked, 'en', { ...report, title: 'Veldra closes two mills in Turin' })).toBe(
      'quoted',
    );
  });
});

describe('how heavy, deep or wide something is', () => {
  it.each<[question: string, text: string, is: string]>([
    ['码头的钟有多重？', '码头的钟重达12吨。', 'quoted'],
    ['码头的水有多深', '码头的水深15米。', 'quoted'],
    ['码头的钟有多重？', '磨坊部署了多重防护。', 'none'],
    ['磨坊有多重防护吗？', '磨坊部署了多重防护。', 'quoted'],
  ])('%s %s', (question, title, is) => {
    expect(outcome(question, 'zh', { of: 'zh', title })).toBe(is);
  });
});
