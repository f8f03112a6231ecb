import { findNames } from '@/lib/newsroom/language/names/names';

const sentences = [
  'Governor Lina Falk opened the bridge in Port Lasker on Monday.',
  'The White House sent a letter, Falk said.',
  'Critics of the White House and Tomas Reyle of the Orm Institute opposed it.',
  'Falk told the Arden administration that Best-selling author Ann Moor would come.',
  'The council, led by Secretary of State Ines Calder, met in Port Lasker.',
];
const names = findNames(sentences, [], 'en');
const find = (text: string) => names.find((name) => name.text === text);

test('names are found without titles, function words and words that only precede one', () => {
  const texts = names.map(({ text }) => text);
  expect(texts).toEqual(
    expect.arrayContaining(['Lina Falk', 'Port Lasker', 'White House', 'Ines Calder']),
  );
  for (const wrong of ['Governor', 'The', 'Critics', 'Monday', 'Arden', 'State Ines Calder']) {
    expect(texts).not.toContain(wrong);
  }
});

test('callings, offices and counted words are no part of a name', () => {
  const found = findNames(
    [
      'On Monday, Chef Marek Hale cooked for Treasurer Ines Brandt and No.1 Dana Lorne in Arden.',
      'The dinner with Chef Marek Hale pleased PM Tomas Reyle, and Julie Bishop thanked him.',
      'The visit of Norlandic Foreign Minister Lior Mann to Arden was told by 60 Minutes Arden.',
      'The visit of Norlandic Foreign Minister Lior Mann was news for 60 Minutes Arden, too.',
      'Fans of Lantern Court Season 3 saw Lantern Court Season 4 announced in Arden.',
      'The Harbor Safety and Health Administration wants safety at sea, a captain said.',
      'The Harbor Safety and Health Administration also wants health on the ferries.',
    ],
    [],
    'en',
  ).map(({ text }) => text);
  expect(found).toEqual(
    expect.arrayContaining([
      ...['Marek Hale', 'Ines Brandt', 'Dana Lorne', 'Tomas Reyle', 'Julie Bishop', 'Lior Mann'],
      'Lantern Court',
    ]),
  );
  expect(
    found.filter((text) => /Chef|Treasurer|PM|No\.|Foreign|Minutes|Season/.test(text)),
  ).toEqual([]);
  expect(found).not.toContain('Harbor Safety');
});

test('numbered things and abbreviated places are not names', () => {
  const found = findNames(
    [
      'The agency issued Memorandum Circular No. 7 on fares, and Memorandum Circular No. 8 on buses.',
      'Officials in Washington, D.C., met again in D.C. after the vote, he said.',
    ],
    [],
    'en',
  ).map(({ text }) => text);
  expect(found).not.toContain('D.C');
  expect(found.filter((text) => /No$/.test(text))).toEqual([]);
});

test('a plural possessive is part of a name, a person’s is not', () => {
  const found = findNames(
    [
      'The drills were led by the People’s Liberation Army, said an officer of the People’s Liberation Army.',
      'He spoke against Reyle’s Harbour Plan, and Reyle’s Harbour Plan was dropped.',
    ],
    [],
    'en',
  ).map(({ text }) => text);
  expect(found).toContain('People’s Liberation Army');
  expect(found).not.toContain('Liberation Army');
  expect(found).toContain('Harbour Plan');
});

test('the middle of a body’s name and days of the week are not names', () => {
  const found = findNames(
    [
      'The Arden Atmospheric, Tidal and Wave Services Administration warned ships.',
      'He met the Arden Atmospheric, Tidal and Wave Services Administration.',
      'The council wants no classes on Saturdays, and Saturdays were free before.',
    ],
    [],
    'en',
  ).map(({ text }) => text);
  expect(found).not.toContain('Tidal');
  expect(found).not.toContain('Saturdays');
});

test('an abbreviated day or month before a name is part of it, “I’ve” is none', () => {
  const found = findNames(
    [
      'The ferries of Sun Arden Lines met Mar Reyle in Port Lasker, and I’ve seen it, I’ve.',
      'The ferries of Sun Arden Lines left on Mon. Jan. 5, when Monday Lina Falk was ill.',
    ],
    [],
    'en',
  ).map(({ text }) => text);
  expect(found).toEqual(expect.arrayContaining(['Sun Arden Lines', 'Mar Reyle', 'Lina Falk']));
  for (const wrong of ['Arden Lines', 'Mon', 'Jan', 'Monday Lina Falk', 'I’ve', 'I’ve seen'])
    expect(found).not.toContain(wrong);
});

test('half of a body’s name, a word before a name and a part before a dot are not names', () => {
  const found = findNames(
    [
      'Despite Lina Falk it failed, and named Arden Probe it flew, said Economist Ana Moor.',
      'The Food and Drug Administration met the Centers for Disease Control and Prevention.',
      'The Arden Weather, Tide and Wave Services Administration warned Barangay Sta. Clara.',
      'On Mother’s Day the U.K. sent Kyrie Lund and Luka Reyle, who met Luka Reyle’s Mother.',
    ],
    [],
    'en',
  ).map(({ text }) => text);
  expect(found).toEqual(
    expect.arrayContaining(['Lina Falk', 'Ana Moor', 'Kyrie Lund', 'Luka Reyle']),
  );
  for (const wrong of [
    ...['Despite Lina Falk', 'Economist Ana Moor', 'Drug Administration', 'Arden Weather'],
    ...['Centers for Disease Control', 'Barangay Sta', 'U.K', 'Mother'],
  ]) {
    expect(found).not.toContain(wrong);
  }
});

describe('a one-word name that occurs once', () => {
  const found = (sentence: string, headline: string, lang: 'en' | 'ph' = 'en') =>
    findNames([sentence], [headline], lang).map(({ text }) => text);

  test.each([
    ['Arden', 'The probe was built in the labs of Arden.', 'Arden Builds A Probe'],
    ['OrmAI', 'OrmAI is building a probe for the harbor.', 'OrmAI Builds A Probe'],
    ['ORM', 'ORM said that the probe had left the harbor.', 'Probe of ORM has left'],
    ['Peru', 'The ferry was stopped by the Peru talks on fish.', 'Peru Stops A Ferry'],
  ])('counts if a headline has it: %s', (name, sentence, headline) => {
    expect(found(sentence, headline)).toContain(name);
    expect(found(sentence, 'A Headline That Tells Nothing Of It')).not.toContain(name);
  });

  test('counts likewise in Filipino', () => {
    const text = 'Sinukat ng mga eksperto sa Larena ang init kahapon.';
    expect(found(text, 'Init sa Larena, sinukat', 'ph')).toContain('Larena');
    expect(found(text, 'Init, sinukat ng mga eksperto', 'ph')).not.toContain('Larena');
  });

  test.each([
    ['Day', 'She posted a picture on Mother’s Day, he said.', 'A Picture For Mother’s Day'],
    ['Fold', 'The makers have trouble with the orPhone Fold, they said.', 'The Fold Has Trouble'],
    ['Moor', 'The prize went to Moor, who sang last.', 'Prize for Ana Moor after a long night'],
    ['Spectrum', 'He sang in "Love on the Spectrum" at night.', 'Love On The Spectrum Ends'],
    ['Tom', 'The bridge was built by Tom and Lina Falk, they said.', 'Tom And Lina Build'],
  ])('does not count as a part of another name: %s', (part, sentence, headline) => {
    expect(found(sentence, headline)).not.toContain(part);
  });
});

test('initials and function words are parts of names, words in newspaper capitals are not', () => {
  const found = findNames(
    [
      'HARBOR SPENDING rose last year, the Lonsa Sentral ng Arden said.',
      'The team chose A.J. Reyle, wrote Tomas Calder of The Lasker Post.',
      'The ultra-Northern Falk party and the pro-Arden Moor party met.',
    ],
    [],
    'en',
  ).map(({ text }) => text);
  expect(found).toEqual(
    expect.arrayContaining(['Lonsa Sentral ng Arden', 'A.J. Reyle', 'Tomas Calder']),
  );
  for (const wrong of ['HARBOR SPENDING', 'Northern Falk', 'Arden Moor', 'Reyle'])
    expect(found).not.toContain(wrong);
});

test('the kind of a name decides what may be asked about it', () => {
  expect(find('Lina Falk')?.kind).toBe('speaker');
  expect(find('Port Lasker')?.kind).toBe('place');
  expect(find('White House')?.article).toBe(true);
});

test.each([
  ['“The bridge is open,” said Lina Falk, who built it.', 'speaker'],
  ['The bridge is open, according to Lina Falk.', 'speaker'],
  ['The council said Lina Falk’s bridge is open.', 'name'],
  ['The council said Lina Falk would open the bridge.', 'name'],
  ['The bridge is open, according to Lina Falk’s office.', 'name'],
])('a name that is said something about does not speak: %s', (sentence, kind) => {
  expect(findNames([sentence], [], 'en').find(({ text }) => text === 'Lina Falk')?.kind).toBe(kind);
});

test('a name before its abbreviation in brackets is a whole one, with its article', () => {
  const [first] = findNames(
    ['Ships were counted by the National Tide University of Arden (NTUA) on Monday.'],
    [],
    'en',
  );
  expect(first).toMatchObject({ text: 'National Tide University of Arden', article: true });
});

test('Chinese names come from offices, works and headlines that the text repeats', () => {
  const chinese = findNames(
    [
      '国务院总理李强签署国务院令，公布《防灭火条例》。',
      '成渝中线高铁今天全线通车，李强表示祝贺。',
    ],
    ['成渝中线高铁通车'],
    'zh',
  );
  const texts = chinese.map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['李强', '防灭火条例', '成渝中线高铁']));
  expect(chinese.find(({ text }) => text === '李强')?.kind).toBe('speaker');
});

test.each(['美国', '欧洲', '非洲', '新疆', '香港'])('%s is a place, whoever speaks', (name) => {
  const found = findNames(
    [`${name}说，港口扩建。`, `港口扩建后，${name}增加订单。`],
    [`${name}回应港口扩建`],
    'zh',
  );
  expect(found.find(({ text }) => text === name)?.kind).toBe('place');
});

test('Filipino names follow their markers', () => {
  const [first] = findNames(
    [
      'Binuksan ni Pangulong Lina Falk ang tulay, ayon kay Lina Falk.',
      'Dumating si Lina Falk sa Maynila.',
    ],
    [],
    'ph',
  );
  expect(first).toMatchObject({ text: 'Lina Falk', kind: 'speaker' });
});

describe('names of a Chinese headline', () => {
  const texts = (sentences: string[], headline: string) =>
    findNames(sentences, [headline], 'zh').map(({ text }) => text);

  it('are people in no dictionary who are mentioned more than once', () => {
    const told = ['翁若曦周二获刑十二年。', '法院说，翁若曦收受港口公司的财物。'];
    expect(texts(told, '港口原局长翁若曦获刑十二年')).toContain('翁若曦');
    expect(texts(told.slice(1), '港口原局长翁若曦获刑十二年')).not.toContain('翁若曦');
  });

  it('are not sums, nor letters with a verb', () => {
    const told = [
      '港口资产超95万亿元。',
      '港口利润达2.5万亿元。',
      'Orbin追加投资，Orbin追加订单。',
    ];
    const found = texts(told, '港口资产超95万亿元，Orbin追加投资');
    expect(found).not.toContain('万亿元');
    expect(found).not.toContain('Orbin追加');
  });

  it('are not adjacent common words, nor a single word of a Latin name', () => {
    const told = [
      '港口公布典型案例，典型案例共九件。',
      'Orm AI Lab发布渡轮模型，Orm AI Lab总部在港口。',
    ];
    const found = texts(told, '港口公布典型案例，Orm AI Lab发布渡轮模型');
    for (const wrong of ['典型案例', 'Orm', 'Lab']) expect(found).not.toContain(wrong);
  });

  it('are not the end of a longer place name', () => {
    const told = ['内蒙古的港口周二开放。', '内蒙古的渡轮周三启航。'];
    expect(texts(told, '内蒙古港口开放')).not.toContain('蒙古');
  });
});
