// A report with the names of a question but without the thing asked for is at most a close match.
import { outcome, type Report } from './outcome-of';

const english = (title: string, sentence?: string): Report => ({ of: 'en', title, sentence });
const chinese = (title: string): Report => ({ of: 'zh', title });
const filipino = (title: string): Report => ({ of: 'ph', title });
/** The weights of names beside common words. */
const worth = { oriana: 3, cruz: 3, kotor: 3, reyes: 3, ana: 3 };

describe('what somebody is to a name', () => {
  const diverted = english(
    'The Oriana is diverted to Kotor',
    'The Oriana left Bar in the morning.',
  );

  it('is not answered by what happened to the name', () => {
    const asked = 'Who is the skipper of the Oriana that was diverted?';
    expect(outcome(asked, 'en', diverted, { worth })).toBe('closest');
    const named = english('The Oriana is diverted by skipper Jan Holt');
    expect(outcome(asked, 'en', named, { worth })).toBe('quoted');
    expect(outcome('Who is the skipper of the Oriana?', 'en', named, { worth })).toBe('quoted');
    const rare = ['oriana'];
    const captain = 'Who is the captain of the Oriana?';
    expect(outcome(captain, 'en', diverted, { worth, rare })).toBe('closest');
    expect(outcome('Who is the Oriana’s skipper?', 'en', diverted, { worth })).not.toBe('quoted');
  });

  it('is answered by a verb of the same role', () => {
    expect(outcome('Who owns the Oriana?', 'en', diverted, { worth })).not.toBe('quoted');
    const asked = 'Who is the owner of the Oriana?';
    expect(outcome(asked, 'en', diverted, { worth })).not.toBe('quoted');
    const owned = english('Veldra owns the Oriana, which is diverted to Kotor');
    expect(outcome(asked, 'en', owned, { worth })).toBe('quoted');
    expect(outcome('Who owns the Oriana?', 'en', owned, { worth })).toBe('quoted');
  });

  it('uses the word of the question in Chinese', () => {
    const coach = chinese('岛屿队主教练李明到任');
    expect(outcome('谁是岛屿队教练？', 'zh', coach)).toBe('quoted');
    expect(outcome('岛屿队的教练是谁？', 'zh', coach)).toBe('quoted');
    expect(outcome('岛屿队队医是谁？', 'zh', coach)).not.toBe('quoted');
    expect(outcome('谁是岛屿队队医？', 'zh', coach)).not.toBe('quoted');
  });

  it('is compared with reports in another language', () => {
    const mayor = english('Mayor Ana Cruz opens a school in Kotor');
    const arrest = english('Ana Cruz was arrested in Kotor');
    expect(outcome('Sino ang alkalde ng Kotor?', 'ph', mayor, { worth })).toBe('quoted');
    expect(outcome('Sino ang alkalde ng Kotor?', 'ph', arrest, { worth })).not.toBe('quoted');
    expect(outcome('Sino ang abogado ni Cruz?', 'ph', arrest, { worth })).not.toBe('quoted');
    const lawyer = english('Lawyer of Ana Cruz speaks after the arrest');
    expect(outcome('Sino ang abogado ni Cruz?', 'ph', lawyer, { worth })).toBe('quoted');
    const route = english('The Oriana sails to Kotor');
    expect(outcome('Sino ang may-ari ng Oriana?', 'ph', route, { worth })).not.toBe('quoted');
    const owner = english('The Oriana sails to Kotor, its owner Veldra says');
    expect(outcome('Sino ang may-ari ng Oriana?', 'ph', owner, { worth })).toBe('quoted');
    const own = filipino('Inaresto si Ana Cruz sa Kotor');
    expect(outcome('Sino ang abogado ni Cruz?', 'ph', own, { worth })).not.toBe('quoted');
  });
});

describe('the property of a name', () => {
  it('is not answered by its other properties', () => {
    const opened = chinese('岛屿杯龙舟邀请赛举行');
    expect(outcome('岛屿杯龙舟邀请赛的奖金是多少？', 'zh', opened)).not.toBe('quoted');
    const prize = chinese('岛屿杯龙舟邀请赛举行，奖金两万元');
    expect(outcome('岛屿杯龙舟邀请赛的奖金是多少？', 'zh', prize)).toBe('quoted');
  });

  it('is answered by a measure, even without the word for it', () => {
    const dead = chinese('岛屿市一栋楼起火，造成12人死亡');
    expect(outcome('岛屿市起火的死亡人数是多少？', 'zh', dead, { worth: { 人数: 0.5 } })).toBe(
      'quoted',
    );
  });

  it('is answered by what somebody said or decided, or by a synonym', () => {
    const holds = english('Ana Reyes keeps the ferry running');
    expect(outcome('What did Ana Reyes decide?', 'en', holds, { worth })).toBe('quoted');
    expect(outcome('What did Ana Reyes buy?', 'en', holds, { worth })).not.toBe('quoted');
    const buys = english('Ana Reyes purchases a ferry');
    expect(outcome('What did Ana Reyes buy?', 'en', buys, { worth })).toBe('quoted');
  });

  it('may be worded freely if a place or a day is asked for', () => {
    const dinner = english('Ana Reyes steps out for dinner in Kotor');
    expect(outcome('Where did Ana Reyes dine out?', 'en', dinner, { worth })).toBe('quoted');
  });
});

it('‘who did it’ is not answered if nobody does it in the report', () => {
  const shown = english('The Oriana ferry of Kotor is shown', 'Its hull is red.');
  expect(outcome('Who designed the Oriana ferry of Kotor?', 'en', shown)).toBe('closest');
  const named = english(
    'The Oriana ferry of Kotor is shown',
    'Ana Reyes designed the Oriana ferry.',
  );
  expect(outcome('Who designed the Oriana ferry of Kotor?', 'en', named)).toBe('quoted');
  const asked = '谁设计了岛屿号渡轮？';
  expect(outcome(asked, 'zh', chinese('岛屿号渡轮亮相'))).not.toBe('quoted');
  expect(outcome(asked, 'zh', chinese('王小明设计岛屿号渡轮'))).toBe('quoted');
});

it('a title or initials with a dot do not end the sentence', () => {
  const report = {
    ...{ of: 'en' as const, title: 'Reyes defeats U.K. Rep. Jan Holt at the convention' },
    sentence: 'Ana Reyes stunned many by defeating U.K. Rep. Jan B. Holt at the convention.',
  };
  expect(outcome('Who defeated Jan Holt at the convention?', 'en', report)).toBe('quoted');
  expect(outcome('Who defeated Ana Reyes at the convention?', 'en', report)).toBe('closest');
});

it('‘how did somebody die’ is not answered by what else they did', () => {
  const home = chinese('大熊猫晓月平安回到岛屿市');
  expect(outcome('大熊猫晓月是怎么死的？', 'zh', home)).not.toBe('quoted');
  expect(outcome('大熊猫晓月是怎么死的？', 'zh', chinese('大熊猫晓月因病去世'))).toBe('quoted');
});
