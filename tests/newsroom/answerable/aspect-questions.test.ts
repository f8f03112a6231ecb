// Questions that fit any article are offered if a sentence beyond the first one answers them.
import { answeredAspects } from '@/lib/newsroom/answerable/aspect-questions';
import { tellsOf } from '@/lib/newsroom/language/questions/aspects';
import type { Aspect } from '@/lib/newsroom/language/lexicon/aspect-signs';
import { writeEvent } from '@/lib/newsroom/write/write-event';
import { makeArticle } from '../write/make-article';

const event = (...paragraphs: string[]) =>
  writeEvent({
    id: 'e_1',
    now: 0,
    articles: [makeArticle({ title: 'Bridge of Arden closes', paragraphs })],
  });

it('an article of one sentence offers none', () => {
  const one = event('The council of Arden closed the bridge because its piers are cracked.');
  expect(answeredAspects(one, 'en', 3)).toEqual([]);
  expect(one.follow_up_questions).toEqual([]);
});

it('an article of more sentences offers the questions that one of them answers', () => {
  const more = event(
    'The council of Arden closed the old bridge to all traffic on Thursday.',
    'Engineers asked for that because the piers of the bridge are cracked.',
    'The bridge will open again next year, Mayor Lina Falk told reporters in Arden.',
  );
  expect(answeredAspects(more, 'en', 2)).toEqual(['outlook', 'cause']);
});

it('a question that the first sentence answers is not offered', () => {
  const more = event(
    'The council of Arden closed the bridge because its piers are cracked.',
    'The bridge will open again next year, Mayor Lina Falk told reporters in Arden on Thursday.',
  );
  expect(answeredAspects(more, 'en', 5)).toEqual(['outlook']);
});

describe('a question that hardly has an answer is not offered:', () => {
  const written = (lang: 'en' | 'zh' | 'ph', title: string, ...paragraphs: string[]) =>
    writeEvent({ id: 'e_1', now: 0, articles: [makeArticle({ lang, title, paragraphs })] });

  it.each([
    [
      'en',
      'Bridge of Arden closes',
      'The council of Arden closed the old bridge to all traffic on Thursday.',
      'Engineers asked for that because the piers of the bridge are cracked.',
      'Lina Falk fainted due to joy when ferries came to the island of Orrin, her son said.',
      'Engineers put up fences to protect the pier of the bridge from curious visitors.',
    ],
    [
      'zh',
      '海岸大桥关闭',
      '海岸市议会星期四宣布关闭海岸大桥，所有车辆改走渡口。',
      '工程师说，由于春天的洪水，海岸大桥的桥墩已经多处开裂。',
      '由于游客增多，渡口的商店把营业时间延长到晚上。',
      '为了方便游客，海岸大桥旁边的商店把营业时间延长到晚上。',
    ],
    [
      'ph',
      'Isinara ang tulay ng Arden',
      'Isinara ng konseho ng Arden ang lumang tulay sa lahat ng sasakyan noong Huwebes.',
      'Dahil sa baha noong Marso, nagkabitak ang mga haligi ng tulay, sabi ng mga inhinyero.',
      'Nahimatay si Lina Falk dahil sa tuwa nang dumating ang mga barko sa isla ng Orrin.',
      'Naglagay ng bakod ang mga inhinyero upang hindi makalapit ang mga bisita sa tulay.',
    ],
  ] as const)(
    'why, if no reason of the news is told (%s)',
    (lang, title, news, reason, ...other) => {
      expect(answeredAspects(written(lang, title, news, reason), lang, 9)).toContain('cause');
      for (const one of other)
        expect(answeredAspects(written(lang, title, news, one), lang, 9)).not.toContain('cause');
    },
  );

  it.each([
    [
      'en',
      'Bridge of Arden closes',
      'The council of Arden closed the old bridge to all traffic on Thursday.',
      'Repairs cost 31 million crowns, of which the province pays 40 percent and Arden 19 million.',
      'Two captains told the council of Arden about the ferries to the island of Orrin.',
    ],
    [
      'zh',
      '海岸市关闭旧桥',
      '海岸市议会星期四宣布关闭旧桥，所有车辆改走渡口。',
      '维修费用为3100万元，省政府承担40%，海岸市承担1860万元。',
      '渡口的船长说，渡轮每次可以运送30辆汽车前往北岛。',
    ],
    [
      'ph',
      'Isinara ang tulay ng Arden',
      'Isinara ng konseho ng Arden ang lumang tulay sa lahat ng sasakyan noong Huwebes.',
      'Aabot sa P31 milyon ang gastos, 40 porsiyento ang sagot ng lalawigan at P19 milyon ang Arden.',
      'Dalawang kapitan ang nagkuwento sa konseho tungkol sa mga barko sa isla ng Orrin.',
    ],
  ] as const)('which figures, if there are one or two (%s)', (lang, title, news, many, few) => {
    expect(answeredAspects(written(lang, title, news, many), lang, 9)).toContain('figures');
    expect(answeredAspects(written(lang, title, news, few), lang, 9)).not.toContain('figures');
  });
});

it('‘what each source says’ is offered only if no sentence answers another question', () => {
  const both = (...texts: [string, string]) =>
    writeEvent({
      ...{ id: 'e_1', now: 0 },
      articles: texts.map((text, at) =>
        makeArticle({
          ...{ title: `Bridge of Arden closes, report ${at}`, paragraphs: [text] },
          source: `Paper of Arden ${at}`,
        }),
      ),
    });
  const closed = 'The council of Arden closed the old bridge to all traffic on Thursday.';
  const ferries = 'Drivers in Arden wait for hours at the pier, and ferries are full.';
  const opens =
    'The bridge will open again in autumn, and tolls of nine crowns are planned for trucks.';
  expect(answeredAspects(both(closed, ferries), 'en', 1)).toEqual(['sources']);
  expect(answeredAspects(both(closed, opens), 'en', 1)).toEqual(['outlook']);
});

it('a question about a place is offered only if there is no other name', () => {
  const asked = (title: string, text: string) =>
    writeEvent({
      ...{ id: 'e_1', now: 0 },
      articles: [makeArticle({ title, paragraphs: [text, 'Ferries carry drivers meanwhile.'] })],
    }).follow_up_questions.flatMap(([own]) => own?.text ?? []);
  const where =
    'The old bridge in Port Lasker was closed on Thursday, and in Port Lasker ferries sail.';
  const who = 'Mayor Lina Falk said on Thursday that the old bridge in Port Lasker is closed.';
  expect(asked('Bridge in Port Lasker closes', where).join()).toContain('Port Lasker');
  expect(asked('Mayor Lina Falk closes bridge in Port Lasker', who).join()).not.toContain(
    'Port Lasker',
  );
});

it.each([
  ['Post', 'Post', false],
  ['Post', 'Wire', true],
])('‘what each source says’ is offered if two papers report: %s, %s', (one, other, isAsked) => {
  const report = (source: string, text: string) =>
    makeArticle({
      ...{ source, main_domain: `${source}.example`, paragraphs: [text] },
      title: `Bridge of Arden closes, ${text.slice(0, 20)}`,
      url: `https://${source.toLowerCase()}.example/${text.length}`,
    });
  const both = writeEvent({
    ...{ id: 'e_1', now: 0 },
    articles: [
      report(one, 'The council of Arden closed the bridge as its piers are cracked.'),
      report(other, 'Drivers in Arden wait for hours at the old bridge, and ferries are full.'),
    ],
  });
  expect(answeredAspects(both, 'en', 5).includes('sources')).toBe(isAsked);
});

it('‘what each source says’ is not offered where the text cites one of two papers', () => {
  const report = (source: string, title: string, ...paragraphs: string[]) =>
    makeArticle({ source, title, paragraphs });
  const post = report(
    'Post',
    'Bridge of Arden closes, report A',
    'The council of Arden closed the old bridge to all traffic on Thursday.',
  );
  const headed = (...paragraphs: string[]) =>
    writeEvent({
      ...{ id: 'e_1', now: 0 },
      articles: [post, report('Wire', 'Bridge of Arden closes, report B', ...paragraphs)],
    });
  const told = headed('Drivers in Arden wait for hours at the pier, and ferries are full.');
  expect(answeredAspects(told, 'en', 5)).toContain('sources');
  const bare = headed();
  expect(bare.references.map(({ source }) => source)).toContain('Wire');
  expect(answeredAspects(bare, 'en', 5)).not.toContain('sources');
});

it.each<[Aspect, string, boolean]>([
  ['cause', 'The ferry sank after its crew had left.', false],
  ['cause', 'The ferry sank because of a storm.', true],
  ['background', 'The crew returned following a storm.', false],
  ['background', 'The ferry had been repaired two years ago.', true],
  ['outlook', 'The ferry could sink.', false],
  ['outlook', 'The ferry is expected to sail on Monday.', true],
  ['reactions', 'The captain said the sea was calm.', false],
  ['reactions', 'Unions condemned the captain.', true],
  ['figures', 'Ferry 2 sailed in 2026 for Game 3.', false],
  ['figures', 'The ferry carried 246 tired passengers.', true],
  ['figures', 'The ferry cost $3 million.', true],
  ['effects', 'Residents like the ferry.', false],
  ['effects', 'The storm displaced 40 families.', true],
])('%s is answered or not: %s', (aspect, sentence, tells) => {
  expect(tellsOf(aspect, sentence, 'en')).toBe(tells);
});

describe('a name in a nickname of the headline', () => {
  const questions = (title: string) =>
    writeEvent({
      ...{ id: 'e_1', now: 0 },
      articles: [
        makeArticle({
          ...{ lang: 'zh', title },
          paragraphs: [
            '林小海创立的海岸地产在香港建造了数万套公寓，业务范围从酒店扩展到百货商店。晚年的林小海通过投资变得更加富有，被称为“香港首富”。',
          ],
        }),
      ],
    }).follow_up_questions.map(([own]) => own?.text ?? '');

  it('is not asked about', () => {
    const asked = questions('海岸地产创始人去世，曾被称为“香港首富”');
    expect(asked.filter((text) => text.includes('香港'))).toEqual([]);
  });

  it('is asked about if the headline also has it outside', () => {
    const asked = questions('香港海岸地产创始人去世，曾被称为“首富”');
    expect(asked.filter((text) => text.includes('香港'))).not.toEqual([]);
  });
});
