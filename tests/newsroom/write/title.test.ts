import { writeEvent } from '@/lib/newsroom/write/write-event';
import { plainSentences } from '@/lib/newsroom/evidence/cited-text';
import { readPromises } from '@/lib/newsroom/write/promise';
import { bareTitle, chooseTitle, hidesNews, untold } from '@/lib/newsroom/write/title';
import { hour, makeArticle, noon } from './make-article';

test.each([
  ['Storm nears the coast - BBC News', 'BBC', 'bbc.co.uk', 'Storm nears the coast'],
  [
    'Storm nears the coast | World | The Guardian',
    'The Guardian',
    'theguardian.com',
    'Storm nears the coast | World',
  ],
  ['Storm nears the coast – Rappler', 'Rappler', 'rappler.com', 'Storm nears the coast'],
  ['风暴逼近海岸_新浪新闻', '新浪', 'sina.com.cn', '风暴逼近海岸'],
  ['UPDATE: Storm nears the coast', 'BBC', 'bbc.co.uk', 'Storm nears the coast'],
  ['Breaking: Storm nears the coast', 'BBC', 'bbc.co.uk', 'Storm nears the coast'],
  ['VIDEO: Storm nears the coast', 'BBC', 'bbc.co.uk', 'Storm nears the coast'],
  ['Storm nears the coast | BBC | #Storm #news', 'BBC', 'bbc.co.uk', 'Storm nears the coast'],
  ['Breaking bad habits: a guide', 'BBC', 'bbc.co.uk', 'Breaking bad habits: a guide'],
  ['01版 - 风暴逼近海岸', '晨报', 'chenbao.cn', '风暴逼近海岸'],
  ['第一版诗集出版', '晨报', 'chenbao.cn', '第一版诗集出版'],
  ['Storm nears the coast : NPR', 'npr.org', 'npr.org', 'Storm nears the coast'],
  ['Storm Alma : nothing left', 'BBC', 'bbc.co.uk', 'Storm Alma : nothing left'],
  ['【市场动态】海港风暴逼近东部海岸线', '晨报', 'chenbao.cn', '海港风暴逼近东部海岸线'],
  ['【海港】风暴逼近', '晨报', 'chenbao.cn', '【海港】风暴逼近'],
  ['海港风暴逼近东部海岸线｜出海·天气', '晨报', 'chenbao.cn', '海港风暴逼近东部海岸线'],
  ['晨光社消息｜风暴逼近海岸', '晨报', 'chenbao.cn', '风暴逼近海岸'],
  ['假消息｜真', '晨报', 'chenbao.cn', '假消息｜真'],
  ['假消息｜为什么传得更快', '晨报', 'chenbao.cn', '假消息｜为什么传得更快'],
  [
    'Storm nears the coast - and nobody left',
    'BBC',
    'bbc.co.uk',
    'Storm nears the coast - and nobody left',
  ],
  ['BBC - BBC News', 'BBC', 'bbc.co.uk', 'BBC - BBC News'],
])('%j of %s becomes %j', (title, source, main_domain, bare) => {
  expect(bareTitle(makeArticle({ title, source, main_domain }))).toBe(bare);
});

test('a headline truncated by a feed becomes the first sentence of its report', () => {
  const whole = 'Fishers of Port Lasker may return to the lagoon after a ban of seven years';
  const cut = 'Fishers of Port Lasker may return to the lagoon after…';
  const bare = (...paragraphs: string[]) => bareTitle(makeArticle({ title: cut, paragraphs }));
  expect(bare(`${whole}. The ban had cost 3,000 families their income.`)).toBe(whole);
  expect(bare(`${whole}, ${'which had cost families their income, '.repeat(4)}.`)).toBe(cut);
  expect(bare('Fishers of Port Lasker may hope.')).toBe(cut);
  expect(bare(cut)).toBe(cut);
});

const choose = (titles: string[], previous?: string) =>
  chooseTitle(
    titles.map((title) => makeArticle({ title })),
    'en',
    { weigh: () => 0.5, told: () => 1, previous },
  );

test.each([
  ['You won’t believe what the storm did to this town'],
  ['What to know about the storm in Port Lasker'],
  ['Storm in Port Lasker: is the worst still to come?'],
  ['STORM FLOODS HARBOUR OF PORT LASKER'],
  ['Storm hits'],
])('%j gives way to a plain headline', (bait) => {
  const plain = 'Storm floods the harbour of Port Lasker';
  expect(choose([bait, plain])).toBe(plain);
  expect(choose([bait])).toBe(bait);
});

test('a previous headline that no article has any more is dropped', () => {
  expect(choose(['Storm floods the harbour of Port Lasker'], 'Something else')).toBe(
    'Storm floods the harbour of Port Lasker',
  );
});

describe('a headline must be supported by the sentences below it', () => {
  const write = (...articles: Parameters<typeof makeArticle>[0][]) =>
    writeEvent({ id: 'e_1', articles: articles.map(makeArticle), now: noon + 48 * hour });
  const at = (hours: number) => ({
    published_at: noon + hours * hour,
    fetched_at: noon + hours * hour,
  });
  const titleOf = (event: ReturnType<typeof write>) => event.title[0]?.text;
  const textOf = (event: ReturnType<typeof write>) =>
    event.content.flatMap(plainSentences).map(({ text }) => text);
  const told = {
    title: 'Minister Dolan accuses Lasker of buying cheap timber',
    paragraphs: [
      'Minister Dolan accused Lasker on Thursday of buying cheap timber from the Norvik forests.',
      'Lasker had bought the timber for years, Dolan told the senators of Norvik.',
    ],
    ...at(0),
  };

  test('an unsupported one is replaced by an older supported one, and listed', () => {
    const promise = 'Dolan Pledges Weekly Ledger to Norvik Palace';
    const event = write(told, {
      title: promise,
      paragraphs: ['Senators sharply questioned the plan of Dolan for the forests of Norvik.'],
      ...at(5),
    });
    expect(titleOf(event)).toBe(told.title);
    expect(textOf(event)).toContain(promise);
  });

  test('synonyms for the same act support it, names alone do not', () => {
    const killed = 'A plane crashed near Norvik, where Minister Dolan was killed on Friday.';
    const { share, kept } = readPromises([{ text: killed }], 'en');
    expect(share('Dolan dies near Norvik', killed)).toBe(1);
    expect(kept('Dolan Pledges Weekly Ledger to Norvik')).toBeLessThanOrEqual(untold);
  });

  test('a question is replaced by an older report on the matter, even one with a number', () => {
    const question = { title: 'Can Dolan still win over Lasker and Norvik?', ...at(5) };
    const older = { ...told, title: `${told.title} worth 80 million` };
    expect(
      titleOf(write(older, { ...question, paragraphs: ['Dolan has few friends in Lasker.'] })),
    ).toBe(older.title);
  });

  test.each([
    ['Who was at the opening of the Lasker harbor', true],
    ['Harbor of Lasker opens: Who is the mayor', true],
    ['A canal for Lasker: 7 highlights', true],
    ['5 reasons to see the Lasker harbor', true],
    ['Man who is accused of arson in Lasker walks free', false],
    ['18 dead after a ferry sinks off Lasker', false],
    ['Lasker highlights the need of ferries', false],
  ])('%j hides its news: %j', (title, hides) => {
    expect(hidesNews(title, 'en')).toBe(hides);
  });
});
