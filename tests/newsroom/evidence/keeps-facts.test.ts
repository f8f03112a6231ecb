// What a translation must keep of the sentence whose citations it takes over.
import type { Language } from '@/lib/model/text/languages';
import { keepsFacts } from '@/lib/newsroom/evidence/keeps-facts';
import { alsoTraditional } from '../language/chinese/traditional';

type Pair = [from: Language, original: string, to: Language, translation: string];

const keeps = ([from, original, to, translation]: Pair) =>
  keepsFacts({ text: original, lang: from }, { text: translation, lang: to });

it.each(
  alsoTraditional<Pair>([
    ['en', 'Three people died and 12 were hurt.', 'zh', '3人死亡，12人受伤。'],
    ['en', 'Three people died and 12 were hurt.', 'zh', '三人死亡，十二人受伤。'],
    [
      'en',
      'Three people died and 12 were hurt.',
      'ph',
      'Tatlong tao ang namatay at 12 ang nasugatan.',
    ],
    [
      'en',
      'The fund has $3.2 million for 16,000 homes.',
      'zh',
      '该基金有320万美元，用于1.6万户住宅。',
    ],
    ['en', 'Sales rose 5 percent to 120 million.', 'zh', '销售额增长5%，达1亿2000万。'],
    ['en', 'Sales rose 5 percent.', 'zh', '销售额增长百分之五。'],
    ['en', 'It opens on February 5, 2026 at 3 p.m.', 'zh', '它于2026年2月5日15时开放。'],
    ['en', 'It opens from 3 to 5:30 p.m.', 'zh', '它于15时至17时30分开放。'],
    ['en', 'The 12 a.m. train left.', 'zh', '0时的列车开走了。'],
    ['zh', '大桥于下午3点至5点关闭。', 'en', 'The bridge is closed from 15:00 to 17:00.'],
    ['zh', '大桥于20:15开放。', 'ph', 'Binuksan ang tulay alas-8:15 ng gabi.'],
    ['en', 'Growth was -0.4% and the low -3°C.', 'zh', '增长率为-0.4%，最低气温零下3度。'],
    ['en', 'It was minus 3 to 5 degrees.', 'zh', '气温为零下3至5度。'],
    ['zh', '最低气温为零下二十度。', 'en', 'The low was 20 degrees below zero.'],
    ['zh', '空军有100架歼-20战机。', 'en', 'The air force has 100 J-20 jets.'],
    ['en', 'COVID -19 and the F-16 cost 3-5 percent.', 'zh', '新冠19和F-16耗去3%-5%。'],
    ['ph', 'Umabot sa -0.4% ang paglago.', 'zh', '增速为负0.4%。'],
    ['en', 'It opens on Feb. 5.', 'ph', 'Magbubukas ito sa Pebrero 5.'],
    ['en', 'It was built in the 1980s.', 'zh', '它建于20世纪80年代。'],
    ['en', 'One of the two sides left the G20 talks.', 'zh', '双方中有一方退出了G20会谈。'],
    ['en', 'The 26-year-old is the third to win.', 'zh', '这名26岁的选手是第3位获胜者。'],
    ['zh', '约3.5万人于2月5日撤离。', 'en', 'About 35,000 people were evacuated on February 5.'],
    ['zh', '十二名工人获救。', 'ph', 'Labindalawang manggagawa ang nailigtas.'],
    ['ph', 'Umabot sa 1.5 milyong piso ang pinsala.', 'zh', '损失达150万比索。'],
    ['en', 'The court did not convict him.', 'zh', '法院没有判他有罪。'],
    ['en', 'The court did not convict him.', 'ph', 'Hindi siya hinatulan ng korte.'],
    ['en', 'The talks failed to end the war.', 'zh', '谈判未能结束战争。'],
    [
      'en',
      'Drones hit the port in the future zone, however.',
      'zh',
      '不过，无人机袭击了未来区的港口。',
    ],
    ['zh', '他不得不辞职。', 'en', 'He had to resign.'],
    ['ph', 'Walang nasugatan sa sunog.', 'en', 'The fire hurt nobody.'],
  ]),
)('keeps what it says: %s “%s”, %s “%s”', (...pair) => {
  expect(keeps(pair)).toBe(true);
});

it.each(
  alsoTraditional<Pair>([
    ['en', 'Three people died and 12 were hurt.', 'zh', '5人死亡，12人受伤。'],
    ['en', 'Three people died and 12 were hurt.', 'zh', '三人死亡，二十人受伤。'],
    [
      'en',
      'Three people died and 12 were hurt.',
      'ph',
      'Limang tao ang namatay at 12 ang nasugatan.',
    ],
    ['en', 'Growth was -0.4%.', 'zh', '增长率为0.4%。'],
    ['zh', '最低气温为-3℃。', 'en', 'The low was 3°C.'],
    ['en', 'Growth was 0.4%.', 'ph', 'Nasa -0.4% ang paglago.'],
    ['en', 'Two people died.', 'zh', '三人死亡。'],
    ['en', 'The fire killed 3 people.', 'zh', '火灾造成15人死亡。'],
    ['en', 'Inflation rose to 8 percent.', 'zh', '通胀率升至20%。'],
    ['ph', 'Patay ang 8 katao sa sunog.', 'en', 'A fire killed 20 people.'],
    ['en', 'It opens at 3 a.m.', 'zh', '它于15时开放。'],
    ['en', 'At 3 p.m. it hurt 4 people.', 'zh', '15时，16人受伤。'],
    ['en', 'The fund has $3.2 million.', 'zh', '该基金有32万美元。'],
    ['en', 'It opens on February 5.', 'zh', '它于2月6日开放。'],
    ['en', 'Sales rose 5 percent.', 'zh', '销售额有所增长。'],
    ['zh', '约3.5万人撤离。', 'en', 'About 3,500 people were evacuated.'],
    ['zh', '十二名工人获救。', 'ph', 'Dalawampung manggagawa ang nailigtas.'],
    ['ph', 'Umabot sa 1.5 milyong piso ang pinsala.', 'zh', '损失达15万比索。'],
    ['en', 'The court did not convict him.', 'zh', '法院判他有罪。'],
    ['en', 'The court did not convict him.', 'ph', 'Hinatulan siya ng korte.'],
    ['en', 'The court convicted him.', 'zh', '法院没有判他有罪。'],
    ['zh', '法院没有判他有罪。', 'en', 'The court convicted him.'],
    ['zh', '法院并未批准这项合并案。', 'en', 'The court approved the merger.'],
    ['ph', 'Walang nasugatan sa sunog.', 'en', 'The fire hurt people.'],
    ['ph', 'Nasugatan siya sa sunog.', 'zh', '他在火灾中并未受伤。'],
  ]),
)('loses something: %s “%s”, %s “%s”', (...pair) => {
  expect(keeps(pair)).toBe(false);
});
