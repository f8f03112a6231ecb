// A person's name that is in no table is matched across scripts: a question about Chen Yufei finds
// the report on 陈雨菲, and not one on somebody whose name shares a syllable.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@/lib/model/text/languages';
import { hourMs } from '@/lib/model/time';
import { find } from '@/lib/newsroom/assistant/find';
import { inCharacters, inPinyin } from '@/lib/newsroom/language/chinese/names/pinyin';
import {
  charactersRead,
  surnameOf,
  syllableOf,
} from '@/lib/newsroom/language/chinese/names/syllables';
import { keptEdition } from '@/tests/kept-edition';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import type { StoredEvent } from '@/lib/newsroom/types';

const now = Date.UTC(2026, 0, 15, 12);
const dataDir = mkdtempSync(join(tmpdir(), 'cubewire-spelled-'));
let store: OpenStore;

const [found] = keptEdition(0);
if (!found) throw new Error('there is no sample');
const sample: StoredEvent = found;

function report(id: string, title: string, said: string, lang: Language) {
  const both = (text: string) => [{ lang, text }];
  const time = now - hourMs;
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

beforeAll(async () => {
  store = await openStore({ dataDir });
  await report('yufei', '陈雨菲夺得羽毛球公开赛冠军', '陈雨菲在决赛中以二比一获胜。', 'zh');
  await report('yuxuan', '陈宇轩当选学生会主席', '陈宇轩在投票中获胜。', 'zh');
  await report('jun', '雷军宣布新工厂投产', '雷军说，工厂每天生产一千辆汽车。', 'zh');
  await report(
    'zihan',
    'Lin Zihan wins the chess championship in Oslo',
    'Lin Zihan won the final game in forty moves.',
    'en',
  );
  await report('qinwen', 'Zheng Qinwen is given an award', 'The award went to Zheng Qinwen.', 'en');
  await report(
    'mingzhu',
    'Gree chief Dong Mingzhu calls for calm',
    'Dong Mingzhu said the maker of coolers would not cut prices.',
    'en',
  );
  await report('lin', 'Lin wins an award for her novel', 'The writer won it in Oslo.', 'en');
});

afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const answers = async (input: string, language: Language) => {
  const context = { content: '', eventId: '', tab: 'recommend' };
  const message = { input, chat_type: 'chat' as const, context };
  const { choice } = await find(store, { message, language, earlier: [], now });
  return choice.outcome === 'quoted'
    ? [...new Set(choice.chosen.map(({ event }) => event.id))]
    : [];
};

describe('a name that is in no table', () => {
  it.each([
    ['What did Chen Yufei win?', 'en', 'yufei'],
    ['Ano ang napanalunan ni Chen Yufei?', 'ph', 'yufei'],
    ['Chen Yuxuan, who is that?', 'en', 'yuxuan'],
    ['What did Lei Jun announce?', 'en', 'jun'],
    ['林子涵赢了什么比赛？', 'zh', 'zihan'],
    ['郑钦文赢得了什么奖项？', 'zh', 'qinwen'],
    ['董明珠说了什么？', 'zh', 'mingzhu'],
  ] as const)('%s (%s) is answered from %s', async (text, lang, id) => {
    expect(await answers(text, lang)).toEqual([id]);
  });

  it.each([
    ['What did Chen Yuhan win?', 'en'],
    ['林子豪赢了什么比赛？', 'zh'],
  ] as const)('%s (%s), who is in no report, is answered from none', async (text, lang) => {
    expect(await answers(text, lang)).toEqual([]);
  });
});

describe('pinyin', () => {
  it('matches characters by their reading', () => {
    const samples = { 啊: 'a', 安: 'an', 座: 'zuo', 绿: 'lu', 略: 'lue', 女: 'nu', 婷: 'ting' };
    for (const [character, syllable] of Object.entries(samples)) {
      expect([character, syllableOf(character)]).toEqual([character, syllable]);
      expect(charactersRead(syllable)).toContain(character);
    }
    expect([syllableOf('单'), surnameOf('单'), surnameOf('王')]).toEqual(['dan', 'shan', 'wang']);
    expect(charactersRead('shan')).toContain('单');
    expect(charactersRead('bra')).toEqual([]);
    const all = new Set(['a', 'zhuang', 'yi', 'xiong'].flatMap((one) => charactersRead(one)));
    expect([...all].every((one) => syllableOf(one) !== undefined)).toBe(true);
  });

  it.each([
    ['王楚钦', 'Seed Wang Chuqin won', true],
    ['曾庆红', 'the retired Zeng Qinghong', true],
    ['任正非', 'ren zheng-fei said', true],
    ['朱镕基', 'Zhu Rongji died', true],
    ['杨玥', 'Yang Yue won', true],
    ['陈宇', 'Chen Yufei', false],
    ['马克龙', 'Emmanuel Macron', false],
  ])('%s is in "%s": %s', (name, text, isThere) => {
    expect(inPinyin(name)?.pattern.test(text.toLowerCase())).toBe(isThere);
  });

  it.each([
    ['li', 'xian', '李西安', true],
    ['li', 'xian', '李先', true],
    ['he', 'xiaopeng', '何小鹏', true],
    ['zhu', 'rongji', '朱镕基逝世', true],
    ['wang', 'yi', '王艺', true],
    ['wang', 'yi', '大王', false],
  ])('%s %s is %s: %s', (family, given, text, isThere) => {
    expect(inCharacters(family, given)?.pattern.test(text)).toBe(isThere);
  });

  it('is not read without a surname, or from syllables that no character has', () => {
    expect(inPinyin('的确')).toBeUndefined();
    expect(inCharacters('can', 'han')).toBeUndefined();
    expect(inCharacters('long', 'island')).toBeUndefined();
  });
});
