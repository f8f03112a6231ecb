import { bareTitle, chooseTitle } from '@/lib/newsroom/write/title';
import { makeArticle } from './make-article';

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
  ['Breaking bad habits: a guide', 'BBC', 'bbc.co.uk', 'Breaking bad habits: a guide'],
  ['01版 - 风暴逼近海岸', '晨报', 'chenbao.cn', '风暴逼近海岸'],
  ['第一版诗集出版', '晨报', 'chenbao.cn', '第一版诗集出版'],
  ['Storm nears the coast : NPR', 'npr.org', 'npr.org', 'Storm nears the coast'],
  ['Storm Alma : nothing left', 'BBC', 'bbc.co.uk', 'Storm Alma : nothing left'],
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
])('%j of %s reads %j', (title, source, main_domain, bare) => {
  expect(bareTitle(makeArticle({ title, source, main_domain }))).toBe(bare);
});

const choose = (titles: string[], previous?: string) =>
  chooseTitle(
    titles.map((title) => makeArticle({ title })),
    'en',
    () => 0.5,
    previous,
  );

test.each([
  ['You won’t believe what the storm did to this town'],
  ['What to know about the storm in Port Lasker'],
  ['Storm in Port Lasker: is the worst still to come?'],
  ['STORM FLOODS HARBOUR OF PORT LASKER'],
  ['VIDEO: Storm floods the harbour of Port Lasker'],
  ['Storm hits'],
])('%j gives way to a plain headline', (bait) => {
  const plain = 'Storm floods the harbour of Port Lasker';
  expect(choose([bait, plain])).toBe(plain);
  expect(choose([bait])).toBe(bait);
});

test('a previous headline that no article has any more goes', () => {
  expect(choose(['Storm floods the harbour of Port Lasker'], 'Something else')).toBe(
    'Storm floods the harbour of Port Lasker',
  );
});
