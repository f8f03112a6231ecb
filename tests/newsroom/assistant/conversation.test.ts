// A follow-up question is answered from the previous answer's events, not from other news that
// happen to contain its words.
import { readQuestion } from '@/lib/newsroom/answerable/question';
import { leaningOf } from '@/lib/newsroom/assistant/conversation';
import { lexicons } from '@/lib/newsroom/language/lexicons';
import { answerOf, startNewsroom } from './newsroom';
import { tellNews } from './tell-news';

const { near } = lexicons.en.phrases;

let newsroom: Awaited<ReturnType<typeof startNewsroom>>;
let sessions = 0;

const tell = (id: string, title: string, ...sentences: string[]) =>
  tellNews(newsroom.folder, id, title, ...sentences);

beforeAll(async () => {
  newsroom = await startNewsroom();
  await tell(
    'e-fever',
    'Marsh fever spreads in Elbonia',
    'Doctors in Elbonia have counted 31 cases of marsh fever so far.',
    'No vaccine is known for marsh fever, the ministry of Elbonia said.',
  );
  await tell(
    'e-rabies',
    'Rabies vaccine for foxes is laid out',
    'The vaccine against rabies is hidden in 900 baits, of which two cases hold fifty each.',
  );
  await tell(
    'e-match',
    'Kestrels beat Herons in the final of the island cup',
    'Kestrels beat Herons by two goals, and the coach starts his holidays.',
  );
});
afterAll(() => newsroom.close());

/** The answers of a conversation, in order. */
async function asked(...questions: string[]): Promise<string[]> {
  const session = `s${(sessions += 1)}`;
  // Each conversation has its own quota.
  const who = { device: `d-${session}`, guestChat: true };
  const answers: string[] = [];
  for (const input of questions) {
    answers.push(answerOf(await newsroom.chunks({ input }, { session, who })));
  }
  return answers;
}

const fever = 'What is known of marsh fever in Elbonia?';

it('a follow-up that the previous events answer uses only them', async () => {
  const [, cases, vaccine] = await asked(fever, 'how many cases?', 'is there a vaccine?');
  expect(cases).toContain('31 cases');
  expect(cases).not.toContain('foxes');
  expect(vaccine).toContain('No vaccine is known');
  expect(vaccine).not.toContain('foxes');
});

it('a follow-up that they do not answer is refused, with links back to them', async () => {
  const [, beaten, again] = await asked(fever, 'who did he beat?', 'When does he start?');
  expect([beaten, again]).toEqual([near, near]);
});

it('a repeated question gets the same answer', async () => {
  // On its own the question may mean any cases: a close match stays one, and is no answer the
  // second time.
  const [first, again, third] = await asked(
    'how many cases?',
    'how many cases?',
    ' How many cases?',
  );
  expect(first).toContain(lexicons.en.phrases.closest);
  expect([again, third]).toEqual([first, first]);
  const [, cases, more] = await asked(fever, 'how many cases?', 'how many cases?');
  expect(cases).toContain('31 cases');
  expect(more).toBe(cases);
});

it('the subject lasts over several follow-ups', async () => {
  const answers = await asked(fever, 'why?', 'who said that?', 'is there a vaccine?');
  expect(answers.at(-1)).toContain('No vaccine is known');
});

it('a pronoun without a referent in the question refers to the previous answer', async () => {
  const leaning = [
    'Was it seen in Norway?',
    'who wrote it',
    '它在挪威有吗？',
    'Nakita ba ito sa Norway?',
  ];
  const answers = await asked('Did Kestrels beat Herons?', ...leaning);
  await tell('e-norway', 'Norway writes a hymn', 'A hymn was seen in Norway, and a nun wrote it.');
  expect((await asked('Did Kestrels beat Herons?', ...leaning)).slice(1)).toEqual(answers.slice(1));
  const [, own] = await asked('Did Kestrels beat Herons?', 'Was a hymn seen in Norway?');
  expect(own).toContain('hymn');
});

it('a question without a subject or an answer does not become the subject', async () => {
  const [, , led] = await asked('Did Kestrels beat Herons?', 'for how much?', 'Who is its coach?');
  expect(led).toContain('Kestrels');
});

it('common words alone lead to no other news, a rare word to its own', async () => {
  const matters = ['ferries', 'orchards', 'lanterns', 'bridges', 'pianos'];
  for (const of of matters) {
    await tell(`e-${of}`, `A judge rules on ${of}`, `The judge ruled on the ${of} of the island.`);
  }
  const [, judge, goals] = await asked(fever, 'who is the judge?', 'how many goals?');
  expect(judge).toBe(near);
  expect(goals?.startsWith(lexicons.en.phrases.quotes)).toBe(true);
});

it('a name from a previous answer does not by itself answer a follow-up about it', async () => {
  const [, , dead] = await asked(fever, 'And Elbonia?', 'Is Elbonia bankrupt?');
  expect(dead?.startsWith(lexicons.en.phrases.quotes)).toBe(false);
});

it('a name or a single word can start a new subject', async () => {
  const [, kestrels, foxes] = await asked(fever, 'Did Kestrels beat Herons?', 'foxes');
  expect(kestrels).toContain('by two goals');
  expect(foxes).toContain('900 baits');
  const [alone] = await asked('is there a vaccine?');
  expect(alone).toContain('foxes');
});

describe('following up in another language or about another place', () => {
  const gold = '黄金价格上涨';

  beforeAll(async () => {
    await tell('e-gold', gold, '受避险情绪影响，黄金价格上涨百分之二。');
    await tell(
      'e-files',
      'Latest news on Orm: all files about the harbor are out',
      'The latest news about Orm came on Monday, as the harbor put out its files.',
    );
    await tell('e-bears', 'Snow bears multiply in Norway', 'Norway counts 300 snow bears.');
    await tell(
      'e-bears-again',
      'Snow bears vanish from Canada',
      'Canada has hardly any snow bears left, rangers said.',
    );
    await tell('e-china', 'China opens a canal', 'China opened a canal of 90 km on Monday.');
    await tell('e-orm', 'Orm Institute hires', 'The Orm Institute hired 40 people.');
    await tell('e-repair', 'Repair of the Falk tunnel ends', 'The repair was completed in June.');
    await tell('e-bridge', 'Bridge in Kotor closed', 'The bridge in Kotor is closed for repair.');
    await tell('e-vale', 'Vale speaks on taxes', 'Mr Vale said about taxes that they are high.');
  });

  it('each turn is read in its own language', async () => {
    const [, answer] = await asked('latest news about the Kestrels', '那黄金呢？');
    expect(answer).toContain(gold);
    expect(answer).not.toContain('Orm');
  });

  it('another place means the same question, not any news of that place', async () => {
    const bears = 'How many snow bears are in Norway?';
    const [, canada, china] = await asked(bears, 'and in Canada?', 'and in China?');
    expect(canada).toContain('hardly any snow bears');
    expect(china).not.toContain('canal');
    const [, bare] = await asked(bears, '那中国呢');
    expect(bare).not.toContain('canal');
  });

  describe('a question asked again about another subject', () => {
    beforeAll(async () => {
      await tell('e-kotor', 'Tickets of Kotor Lines cost 12 euros', 'They cost 12 euros at sea.');
      await tell('e-veldra', 'Tickets of Veldra Lines cost 9 euros', 'They cost 9 euros on land.');
      await tell('e-dock', 'Brindle Lines paints its ships', 'Brindle Lines paints 14 ships blue.');
    });
    const price = 'How much are tickets of Kotor Lines?';

    it.each(['What about Veldra Lines?', 'and Veldra Lines?'])('%s', async (other) => {
      const [first, then] = await asked(price, other);
      expect(first).toContain('12 euros');
      expect(then).toContain('9 euros');
      expect(then).not.toContain('12 euros');
    });

    it('a follow-up with a question word stays on the same news', async () => {
      await tell('e-cup', 'Veldra wins the final of the harbor cup', 'Veldra won by two goals.');
      await tell('e-lost', 'Holt lost for words after the final he won', 'Holt won a final.');
      const [, lost] = await asked('Who won the harbor cup final?', 'and who lost?');
      expect(lost).not.toContain('Holt');
    });

    it('is not answered by another fact about that subject', async () => {
      const [, other] = await asked(price, 'what about Brindle Lines?');
      expect(other?.startsWith(lexicons.en.phrases.quotes)).toBe(false);
    });
  });

  it('‘why’, ‘when’ and ‘where’ are not answered from other news', async () => {
    const bridge = 'Is the bridge in Kotor closed?';
    const [, done, place] = await asked(bridge, 'when was it completed?', 'Nasaan siya ngayon?');
    expect(done).not.toContain('June');
    expect(place?.startsWith(lexicons.en.phrases.quotes)).toBe(false);
    const [, cause] = await asked(bridge, '上涨原因是什么？');
    expect(cause).not.toContain('避险');
  });

  it('‘what did they say about it’ is not answered by their words on something else', async () => {
    const [, said] = await asked('Is the bridge in Kotor closed?', 'What did Vale say about it?');
    expect(said).not.toContain('taxes');
    const [, bare] = await asked('Is the bridge in Kotor closed?', 'What did Vale say?');
    expect(bare).toContain('taxes');
  });
});

describe('a follow-up about an answer', () => {
  const { quotes, closest } = lexicons.en.phrases;
  const fleet = 'The ferry fleet of Ubar';

  beforeAll(async () => {
    await tell(
      'e-ubar-fleet',
      'Ubar sells its ferries',
      `${fleet} was sold on Monday for 40 million crowns, its owner said.`,
      'The sale follows a strike of the captains.',
    );
    await tell(
      'e-ubar-harbor',
      'Ubar opens a harbor',
      'The harbor of Ubar was opened by Dora Quill on 3 May.',
      'Fishers of Ubar moved their nets into it at night.',
    );
    await tell(
      'e-deacon',
      'Deacon of Selm speaks',
      'The deacon of Selm said that bells ring too late.',
    );
    await tell('e-anvil', 'Anvils grow shorter', 'Anvils are shorter than last year, smiths said.');
    await tell('e-pell', '佩尔岛封桥', '佩尔岛的大桥被封，工程师莫兰负责检修。');
    await tell('e-nets', '渔网后来涨价', '渔网后来怎么样：价格涨了百分之三，还有人说的更多。');
  });

  it('may pick a listed event by its position', async () => {
    const [list, second, first] = await asked(
      'news about Ubar',
      'tell me more about the second one',
      'and the first?',
    );
    const order = [fleet, 'The harbor of Ubar'].sort(
      (a, b) => (list?.indexOf(a) ?? 0) - (list?.indexOf(b) ?? 0),
    );
    expect(second).toContain(order[1]);
    expect(second).not.toContain(order[0]);
    expect(first).toContain(order[0]);
    expect(first).not.toContain(order[1]);
    const [, last, summary] = await asked('news about Ubar', '最后一条', 'summary please');
    expect(last).toContain(order[1]);
    expect(summary).toContain(order[1]);
    expect(summary).not.toContain(order[0]);
    const [, pangalawa] = await asked('news about Ubar', 'yung pangalawa naman');
    expect(pangalawa).toContain(order[1]);
  });

  it('picks nothing by position if nothing was listed', async () => {
    const [, second] = await asked('Who opened the harbor of Ubar?', 'the second one');
    expect(second).not.toContain(fleet);
  });

  it('about a list uses its events, not what its words find elsewhere', async () => {
    const [, deacon, sold] = await asked(
      'news about Ubar',
      'what did the deacon say?',
      'for how much?',
    );
    expect(deacon).not.toContain('bells');
    expect(sold).toContain('40 million crowns');
  });

  it('without words of its own uses those of the question before', async () => {
    const [, price, whom] = await asked('Did Ubar sell its ferries?', 'for how much?', 'to whom?');
    expect(price?.startsWith(quotes)).toBe(true);
    expect(price).toContain('40 million crowns');
    // No source says who the buyer is.
    expect(whom?.startsWith(quotes)).toBe(false);
  });

  it('without a subject is at most a close match after a close match', async () => {
    const [sale, price] = await asked('Which sale of a fleet was dearest?', 'how much?');
    expect(sale?.startsWith(quotes)).toBe(false);
    expect(price?.startsWith(quotes)).toBe(false);
  });

  it('that asks for a rewording is not searched for', async () => {
    for (const wish of ['shorter please', '再短一点']) {
      const [, shorter] = await asked('Did Ubar sell its ferries?', wish);
      expect([wish, shorter]).toEqual([wish, expect.stringContaining(fleet)]);
      expect(shorter).not.toContain('Anvils');
    }
  });

  it('that asks what happened next stays on the subject, even if other news have those words', async () => {
    const [, became, said] = await asked('佩尔岛的大桥怎么了？', '它后来怎么样？', '谁说的？');
    expect(became).toContain('大桥被封');
    expect(became).not.toContain('渔网');
    expect(said).not.toContain('渔网');
  });

  it.each([
    ['Who opened the harbor of Ubar?', 'No, I meant the ferries', fleet],
    ['Who opened the harbor of Ubar?', 'hindi po, ang ibig kong sabihin ay Selm', 'bells'],
  ])('may correct the question: %s %s', async (first, second, told) => {
    const [, corrected] = await asked(first, second);
    expect(corrected).toContain(told);
  });

  it('gets no direct answer from other news if the first had no answer', async () => {
    const [none, deacon] = await asked('Is Zzyzx of Norland ill?', 'what does the deacon say?');
    expect(none).not.toContain('bells');
    expect(deacon?.startsWith(quotes)).toBe(false);
    const [alone] = await asked('what does the deacon say?');
    expect(alone?.startsWith(quotes) || alone?.startsWith(closest)).toBe(true);
  });
});

it('‘last month’ in a follow-up is counted from the time of asking', async () => {
  const sold = 'Veldra sold 12,000 cars in December.';
  const askedOn = async (now: number) => {
    const own = await startNewsroom({ clock: () => now });
    await tellNews(own.folder, 'm-cars', 'Veldra counts its cars', sold);
    const who = { device: 'd-month', guestChat: true };
    const ask = async (input: string) =>
      answerOf(await own.chunks({ input }, { session: 'm', who }));
    await ask('How many cars did Veldra sell?');
    const told = await ask('How many of them were sold last month?');
    await own.close();
    return told;
  };
  const { quotes } = lexicons.en.phrases;
  // The news is from January.
  expect(await askedOn(Date.UTC(2026, 0, 30))).toContain(quotes);
  expect(await askedOn(Date.UTC(2026, 1, 3))).not.toContain(quotes);
});

it.each([
  ['什么时候卖？', 'zh', 'all'],
  ['and who lost?', 'en', 'all'],
  ['what about gold?', 'en', 'some'],
  ['那黄金呢？', 'zh', 'some'],
] as const)('%s depends on the conversation: %j', (text, lang, leaning) => {
  expect(leaningOf(readQuestion(text, lang))).toBe(leaning);
});
