// A report is a direct answer only if it has the kind of thing asked for: a place, a winner, the
// measured value, the edition named.
import type { Language } from '@/lib/model/text/languages';
import { answers } from '@/lib/newsroom/language/questions/aspects';
import { outcome } from './outcome-of';

const tells = (question: string, text: string, lang: Language) =>
  answers(question)?.({ text, lang });

describe('where something is', () => {
  it.each<[question: string, text: string, lang: Language, is: boolean]>([
    ['Where will the ferry fair be held?', 'The ferry fair will be held in Kotor.', 'en', true],
    ['Where will the ferry fair be held?', 'The ferry fair will be held on time.', 'en', false],
    ['Where are the dogs now?', 'The dogs went to new homes.', 'en', true],
    ['渡轮展将在哪里举行？', '渡轮展将在科托尔举行。', 'zh', true],
    ['渡轮展将在哪里举行？', '渡轮展将于9月3日举行。', 'zh', false],
    ['Saan gaganapin ang perya?', 'Gaganapin ang perya sa Kotor.', 'ph', true],
    ['Saan gaganapin ang perya?', 'Gaganapin ang perya bukas.', 'ph', false],
    ['Where will the fair be held?', 'In the meantime the fair was approved.', 'en', false],
    ['Where will the fair be held?', 'A bill on the fair was read in the House.', 'en', false],
    ['Where will the fair be held?', 'The fair is on hold in Congress.', 'en', false],
    ['Where will the fair be held?', 'The fair was debated in the first half of May.', 'en', false],
    ['Where will the fair be held?', 'The fair was promised by Mayor Reyes in April.', 'en', false],
    ['Where will the fair be held?', 'Kotor plays the fair in the Champions League.', 'en', false],
    ['Where will the fair be held?', 'The fair is in care of the mayor.', 'en', false],
    ['Where will the fair be held?', 'Ferrymen gathered outside the House.', 'en', true],
    ['Where will the fair be held?', 'It will be held in King Olaf Square.', 'en', true],
    ['Where will the fair be held?', 'It will be held at a farm.', 'en', true],
    ['Where in Kotor will the fair be held?', 'The fair will be held in Kotor.', 'en', false],
    ['Where in Kotor will the fair be held?', 'It opens in Kotor Harbor.', 'en', true],
    ['Where will the fair of Kotor be held?', 'It will be held in Tivat.', 'en', true],
    ['渡轮展在哪里举行？', '渡轮展正在举行。', 'zh', false],
    ['渡轮展在哪里举行？', '主办方在推进渡轮展筹备中。', 'zh', false],
    ['渡轮展在哪里举行？', '由于大雾，渡轮展推迟。', 'zh', false],
    ['渡轮展在哪里举行？', '公司已经上市，渡轮展感到压力。', 'zh', false],
    ['渡轮展在哪里举行？', '渡轮展在西湖边举行。', 'zh', true],
    ['渡轮展在哪里举行？', '渡轮展在中山公园举行。', 'zh', true],
    ['渡轮展在哪里举行？', '展览移到海港城。', 'zh', true],
    ['Saan gaganapin ang perya?', 'Tinalakay ang perya sa Senado.', 'ph', false],
    ['Saan gaganapin ang perya?', 'Itinuloy ang perya sa unang linggo.', 'ph', false],
    ['Saan gaganapin ang perya?', 'Nagtipon sila sa harap ng Senado.', 'ph', true],
    ['Saan gaganapin ang perya?', 'Gaganapin ito sa isang parke.', 'ph', true],
  ])('%s %s', (question, text, lang, is) => {
    expect(tells(question, text, lang)).toBe(is);
  });
});

describe('who won', () => {
  it.each<[question: string, text: string, lang: Language, is: boolean]>([
    ['Who won the Oakmont regatta?', 'Ana Reyes beat Jan Holt at the Oakmont regatta.', 'en', true],
    ['Who won the Oakmont regatta?', 'The Oakmont regatta draws crowds.', 'en', false],
    ['橡山赛艇赛冠军', '陈若川夺得橡山赛艇赛第一名。', 'zh', true],
    ['橡山赛艇赛冠军', '橡山赛艇赛是一项年度赛事。', 'zh', false],
    ['橡山赛艇赛冠军', '橡山赛艇赛上赛季的冠军停止训练。', 'zh', false],
    ['橡山赛艇赛冠军', '橡山赛艇赛男子组冠军：陈若川', 'zh', true],
    ['Who won the Oak Hill race?', 'The defending champion left the Oak Hill race.', 'en', false],
    ['Who won the Oak Hill race?', 'The defending champion wins the Oak Hill race.', 'en', true],
    ['Sino ang nanalo sa regata?', 'Tinalo ni Ana Reyes si Jan Holt.', 'ph', true],
    ['Sino ang nanalo sa regata?', 'Dinagsa ang regata.', 'ph', false],
  ])('%s %s', (question, text, lang, is) => {
    expect(tells(question, text, lang)).toBe(is);
  });
});

describe('who scored', () => {
  it.each<[question: string, text: string, lang: Language, is: boolean]>([
    ['Who scored the late goal for Oakmont?', 'Ana Reyes headed in for Oakmont.', 'en', true],
    ['Who scored the late goal for Oakmont?', 'Oakmont scored late through Reyes.', 'en', true],
    ['Who scored the late goal for Oakmont?', 'Oakmont beat Kotor 5-4 on Friday.', 'en', false],
    ['Who scored the late goal for Oakmont?', 'Oakmont knotted the score late.', 'en', false],
    ['Who was the top scorer of Oakmont?', 'Reyes had 30 points for Oakmont.', 'en', true],
    ['Who was the top scorer of Oakmont?', 'Oakmont meets Kotor in the semis.', 'en', false],
    ['谁为橡山队打进制胜球？', '陈若川在终场前破门。', 'zh', true],
    ['谁为橡山队打进制胜球？', '橡山队将迎战科托尔队。', 'zh', false],
    ['橡山队的进球者是谁？', '陈若川梅开二度。', 'zh', true],
    ['Sino ang umiskor para sa Oakmont?', 'Umiskor si Ana Reyes.', 'ph', true],
    ['Sino ang nakapuntos para sa Oakmont?', 'Tinalo ng Oakmont ang Kotor.', 'ph', false],
  ])('%s %s', (question, text, lang, is) => {
    expect(tells(question, text, lang)).toBe(is);
  });

  it('is not answered by a report that only names the match', () => {
    const match = { of: 'en' as const, title: 'Oakmont wins the final match against Kotor' };
    const asked = 'Who scored the final goal of Oakmont against Kotor?';
    expect(outcome(asked, 'en', match)).not.toBe('quoted');
    const goal = 'Ana Reyes scored the final goal for Oakmont against Kotor.';
    expect(outcome(asked, 'en', { ...match, sentence: goal })).toBe('quoted');
  });
});

describe('the value of a measure', () => {
  it.each<[question: string, text: string, lang: Language, is: boolean]>([
    ['今年全省茶叶产量', '今年全省茶叶产量达到30万吨。', 'zh', true],
    ['今年全省茶叶产量', '今年全省茶叶种植总共覆盖20万亩土地。', 'zh', false],
    ['今年经济增长率是多少？', '今年经济同比增长4.2%。', 'zh', true],
    ['What is the population of Kotor?', 'Kotor has a population of 13,000.', 'en', true],
    ['What is the population of Kotor?', 'Kotor has 12 ferries.', 'en', false],
    ['Ano ang populasyon ng Kotor?', 'Umabot sa 13,000 ang populasyon ng Kotor.', 'ph', true],
    ['Ano ang populasyon ng Kotor?', 'May 12 bangka ang Kotor.', 'ph', false],
  ])('%s %s', (question, text, lang, is) => {
    expect(tells(question, text, lang)).toBe(is);
  });

  it('is not a length if the text says ‘half a year’', () => {
    expect(tells('大桥多长', '大桥预计在上半年合龙。', 'zh')).toBe(false);
    expect(tells('大桥关闭多久', '大桥将关闭半年。', 'zh')).toBe(true);
  });
});

describe('the edition asked for', () => {
  it('is not answered by another edition', () => {
    const asked = 'What was decided at the 12th congress of ferrymen in Kotor?';
    const told = (edition: string) => ({
      of: 'en' as const,
      title: `The ${edition} congress of ferrymen in Kotor decided on a strike`,
    });
    expect(outcome(asked, 'en', told('12th'))).toBe('quoted');
    expect(outcome(asked, 'en', told('11th'))).not.toBe('quoted');
  });

  it('is the same in words and in figures', () => {
    const told = (edition: string) => ({
      of: 'en' as const,
      title: `The ${edition} congress of ferrymen in Kotor decided on a strike`,
    });
    const inWords = 'What was decided at the second congress of ferrymen in Kotor?';
    expect(outcome(inWords, 'en', told('2nd'))).toBe('quoted');
    expect(outcome(inWords, 'en', told('second'))).toBe('quoted');
    expect(outcome(inWords, 'en', told('third'))).not.toBe('quoted');
    expect(outcome(inWords, 'en', told('11th'))).not.toBe('quoted');
    const first = 'What was decided at the first congress of ferrymen in Kotor?';
    expect(outcome(first, 'en', told('inaugural'))).toBe('quoted');
    // An ordinal outside a series.
    const look = 'What was decided at the congress of ferrymen in Kotor on second thought?';
    expect(outcome(look, 'en', told('annual'), { worth: { second: 0.1, thought: 0.1 } })).toBe(
      'quoted',
    );
  });

  it('matches figures and words both ways', () => {
    const told = (of: Language, title: string) => ({ of, title });
    const zh = '渡轮大会决定罢工';
    expect(outcome('第15届渡轮大会决定了什么', 'zh', told('zh', `第十五届${zh}`))).toBe('quoted');
    expect(outcome('第十五届渡轮大会决定了什么', 'zh', told('zh', `第15届${zh}`))).toBe('quoted');
    expect(outcome('第15届渡轮大会决定了什么', 'zh', told('zh', `第十四届${zh}`))).not.toBe(
      'quoted',
    );
    const en = 'congress of ferrymen in Kotor decided on a strike';
    const asked = 'What was decided at the 45th congress of ferrymen in Kotor?';
    expect(outcome(asked, 'en', told('en', `The forty-fifth ${en}`))).toBe('quoted');
    expect(outcome(asked, 'en', told('en', `The forty-sixth ${en}`))).not.toBe('quoted');
    const ph = 'kongreso sa Kotor';
    const question = 'Ano ang pasya ng ika-12 kongreso sa Kotor?';
    const decided = (edition: string) => told('ph', `Nagpasya ng welga ang ${edition} ${ph}`);
    expect(outcome(question, 'ph', decided('ikalabindalawang'))).toBe('quoted');
    expect(outcome(question, 'ph', decided('ikalabintatlong'))).not.toBe('quoted');
  });

  it.each([
    ['天', '第三天', '第3日', '第二天'],
    ['天', '第一天', '首日', '次日'],
    ['天', '第二天', '翌日', '首日'],
    ['场', '第二场', '第2场', '首场'],
    ['代', '第四代', '第4代', '第三代'],
    ['条', '第七十六条', '第76条', '第七十五条'],
  ])('matches %s by its number only: %s by %s, not by %s', (unit, asked, same, other) => {
    const told = (one: string) => ({ of: 'zh' as const, title: `岛屿渡轮${one}载客九千人` });
    for (const text of [`岛屿渡轮${asked}载客多少人？`, `島嶼渡輪${asked}載客多少人？`]) {
      expect(outcome(text, 'zh', told(same))).toBe('quoted');
      expect(outcome(text, 'zh', told(other))).not.toBe('quoted');
    }
  });

  it('is not answered in another language that gives no number', () => {
    const told = (day: string) => ({
      of: 'en' as const,
      title: `Macron meets Putin in Peru ${day}`,
    });
    const asked = '马克龙第三天在秘鲁会见了普京吗？';
    expect(outcome(asked, 'zh', told('on the third day'))).toBe('quoted');
    expect(outcome(asked, 'zh', told('on Tuesday'))).not.toBe('quoted');
  });

  it('matches by its number in other languages, too', () => {
    const chinese = (edition: string) => ({
      of: 'zh' as const,
      title: `秘鲁${edition}渡轮大会决定罢工`,
    });
    const asked = '秘鲁第三届渡轮大会决定了什么';
    expect(outcome(asked, 'zh', chinese('第三届'))).toBe('quoted');
    expect(outcome(asked, 'zh', chinese('第二届'))).not.toBe('quoted');
    const filipino = (edition: string) => ({
      of: 'ph' as const,
      title: `Nagpasya ng welga ang ${edition} kongreso sa Kotor`,
    });
    const question = 'Ano ang pasya ng ika-12 kongreso sa Kotor?';
    expect(outcome(question, 'ph', filipino('ika-12'))).toBe('quoted');
    expect(outcome(question, 'ph', filipino('ika-11'))).not.toBe('quoted');
  });
});
