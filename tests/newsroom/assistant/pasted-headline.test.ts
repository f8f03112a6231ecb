// A pasted headline finds its report: among many newer ones with the same words, by its amounts and
// model numbers, and even if it says "today" about a past day or announces something for a day to come.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@/lib/model/text/languages';
import { dayMs, hourMs } from '@/lib/model/time';
import { find } from '@/lib/newsroom/assistant/find';
import { keptEdition } from '@/tests/kept-edition';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import type { StoredEvent } from '@/lib/newsroom/types';

const now = Date.UTC(2026, 0, 15, 12);
const dataDir = mkdtempSync(join(tmpdir(), 'cubewire-headline-'));
let store: OpenStore;

const [found] = keptEdition(0);
if (!found) throw new Error('there is no sample');
const sample: StoredEvent = found;

function report(id: string, title: string, said: string, lang: Language, time: number) {
  const both = (text: string) => [{ lang, text }];
  return store.events.save({
    ...sample,
    ...{ id, event_version_id: `v_${id}`, lang, writing: 'extract', release_time: time },
    ...{ rank_time: time, updated_at: time, title: both(title), brief: both(said), anchors: [] },
    ...{ outline: [], highlights: [], follow_up_questions: [] },
    content: [{ element_type: 'p', text: both(`${said}[1]`) }],
    references: [
      { order: 1, source: 'Publisher', title, link: `https://a.example/${id}`, release_time: time },
    ],
  });
}

const old = now - 9 * dayMs;
const headlines: [id: string, title: string, said: string, lang: Language][] = [
  [
    'common',
    'Government minister warns of trade talks with company over market plan',
    'The minister spoke in Oslo.',
    'en',
  ],
  ['chinese', '政府宣布新市场计划，银行投资规模超过12万亿元', '计划由三个部门一起制定。', 'zh'],
  [
    'model',
    '锐龙 9850X3D 处理器开售：5000mAh 电池，定价 3699 元',
    '这款产品由两家公司一起推出。',
    'zh',
  ],
  [
    'today',
    'Price of gold today: market falls as bank cuts the rate',
    'Traders sold for a third day.',
    'en',
  ],
  ['day', '云川科技新款处理器将于 5 月 22 日开售', '两家公司一起推出了这款产品。', 'zh'],
  ['quarter', '松岚电子计划本季度启动新一代内存量产', '工厂设在三个省。', 'zh'],
  [
    'may',
    'Veldra bridge to close for repairs on May 22',
    'Drivers are sent along the shore.',
    'en',
  ],
];

beforeAll(async () => {
  store = await openStore({ dataDir });
  for (const [id, title, said, lang] of headlines) await report(id, title, said, lang, old);
  // Each of these common words is in more newer reports than are looked at for one word.
  const english = 'government minister warns trade talks company market plan gold bank rate price';
  const chinese = ['政府', '宣布', '市场', '计划', '银行', '投资', '规模', '处理器', '电池'];
  for (let n = 0; n < 480; n += 1) {
    const words = english.split(' ').filter((_, at) => (at + n) % 3 === 0);
    const time = now - n * (hourMs / 8);
    await report(`en${n}`, `Report ${n}: ${words.join(' ')}`, `Item ${n} was heard.`, 'en', time);
    const parts = chinese.filter((_, at) => (at + n) % 3 === 0);
    await report(`zh${n}`, `第${n}则：${parts.join('，')}`, `第${n}则消息。`, 'zh', time);
  }
});

afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const ask = async (input: string, language: Language, asked = now) =>
  (
    await find(store, {
      message: {
        input,
        chat_type: 'chat',
        context: { content: '', eventId: '', tab: 'recommend' },
      },
      ...{ language, earlier: [], now: asked },
    })
  ).choice;

const eventsOf = ({ chosen }: Awaited<ReturnType<typeof ask>>) =>
  chosen.map(({ event }) => event.id);

it.each(headlines)('%s: answered from its own report only', async (id, title, _, lang) => {
  const choice = await ask(title, lang);
  expect([choice.outcome, eventsOf(choice)]).toEqual(['quoted', [id]]);
});

it.each(headlines)('%s: also after most of a year', async (id, title, _, lang) => {
  const choice = await ask(title, lang, now + 320 * dayMs);
  expect([choice.outcome, eventsOf(choice)]).toEqual(['quoted', [id]]);
});

it('other quotation marks or none make it the same headline', async () => {
  const choice = await ask('price of GOLD today – market falls as bank cuts the rate?', 'en');
  expect([choice.outcome, eventsOf(choice)]).toEqual(['quoted', ['today']]);
});

it('a question of the same common words finds the report that has all of them', async () => {
  const choice = await ask('What did the minister warn of in trade talks over the plan?', 'en');
  expect(eventsOf(choice)).toContain('common');
});

it('a command with a price stays a command: an old report does not answer it', async () => {
  expect((await ask('price of gold today', 'en')).outcome).toBe('none');
});

it('a word or two ask for a subject, even if something has that name', async () => {
  await report('short', 'Market', 'A market opened in Bergen.', 'en', now);
  expect(eventsOf(await ask('Market', 'en')).length).toBeGreaterThan(1);
});
