// ‘Who did it’ is answered by a name or an office; ‘a man’ did it is only a close match. ‘Which
// team did it’ is answered by a team that did it.
import type { Language } from '@/lib/model/text/languages';
import { outcome } from '../assistant/outcome-of';

const told = (asked: string, of: Language, title: string, sentence?: string) =>
  outcome(asked, of, { of, title, sentence });

describe('who did it', () => {
  const stole = 'Who stole the Kotor crown?';
  const shot = 'Who shot the mayor of Kotor?';
  const killed = '谁打死了科托尔市长？';
  const fired = 'Sino ang bumaril sa alkalde ng Kotor?';

  it.each<[Language, asked: string, title: string, sentence?: string]>([
    ['en', stole, 'A thief stole the Kotor crown'],
    ['en', stole, 'Kotor crown stolen by two masked men'],
    ['en', stole, 'Kotor crown stolen', 'Police say someone stole the crown at night.'],
    ['en', shot, 'Palestinian gunman shot the mayor of Kotor'],
    ['en', shot, 'Mayor of Kotor shot by unidentified men on Monday'],
    ['en', 'Who barred the Kotor ads?', 'Judge bars the Kotor ads'],
    ['en', 'Who barred the Kotor ads?', 'Judge Bars the Kotor Ads in Tarsia'],
    [
      'en',
      'Who found the giant squid?',
      'Giant squid found in Kotor',
      'Before the findings, giant squids were only ever found dead.',
    ],
    [
      'en',
      shot,
      'Mayor of Kotor shot by masked men',
      'Ana Reyes condemns the shooting of the mayor.',
    ],
    ['zh', killed, '一名男子打死科托尔市长'],
    ['zh', killed, '科托尔市长被两名枪手打死'],
    ['ph', fired, 'Binaril ng isang lalaki ang alkalde ng Kotor'],
    ['ph', fired, 'Isang lalaki ang bumaril sa alkalde ng Kotor'],
  ])('%s: %s is not answered by: %s', (lang, asked, ...said) => {
    expect(told(asked, lang, said[0], said[1])).toBe('closest');
  });

  it.each<[Language, asked: string, title: string, sentence?: string]>([
    ['en', stole, 'Ana Reyes stole the Kotor crown'],
    ['en', stole, 'Kotor crown stolen by the mayor of Tarsia'],
    ['en', stole, 'Kotor crown stolen by a man', 'Police said Ana Reyes stole the crown.'],
    ['en', stole, 'A man identified as Ana Reyes stole the Kotor crown'],
    ['en', shot, 'Gunman Ana Reyes shot the mayor of Kotor'],
    ['en', 'Who barred the Kotor ads?', 'Judge Ana Reyes bars the Kotor ads'],
    ['en', 'Who sued the ferry of Kotor?', 'Passengers sued the ferry of Kotor'],
    ['zh', killed, '李大强打死科托尔市长'],
    ['zh', killed, '维德拉总统打死科托尔市长'],
    ['ph', fired, 'Binaril ni Ana Reyes ang alkalde ng Kotor'],
    ['ph', fired, 'Si Ana Reyes ang bumaril sa alkalde ng Kotor'],
  ])('%s: %s is answered by: %s', (lang, asked, ...said) => {
    expect(told(asked, lang, said[0], said[1])).toBe('quoted');
  });

  const built = 'Who built the stage in Kotor?';

  it.each<[Language, asked: string, title: string, sentence?: string]>([
    ['en', built, 'Stage built for a singer in Kotor collapses'],
    ['en', built, 'Stage in Kotor collapses', 'The stage was built in May, the police said.'],
    ['zh', killed, '科托尔市长被打死'],
    ['zh', '谁烧了科托尔工厂？', '科托尔工厂被故意烧毁'],
    ['en', 'Who stole the Kotor crown?', 'The man was held after he stole the Kotor crown'],
  ])('%s: %s is not answered when no doer is named: %s', (lang, asked, ...said) => {
    expect(told(asked, lang, said[0], said[1])).toBe('closest');
  });

  it.each<[Language, asked: string, title: string, sentence?: string]>([
    ['en', built, 'Stage built for a singer in Kotor collapses', 'Norlund built the stage in May.'],
    ['en', built, 'The stage in Kotor was built in May for a singer by volunteers'],
    ['en', 'Who won the Lorne Cup?', 'Belmora won in Osk on Sunday to lift the Lorne Cup'],
    ['zh', killed, '科托尔市长被打死', '警方说，李大强打死了市长。'],
  ])('%s: %s is answered when a doer is named: %s', (lang, asked, ...said) => {
    expect(told(asked, lang, said[0], said[1])).toBe('quoted');
  });

  it.each<[Language, asked: string, title: string, apart: string[], told: string]>([
    [
      'en',
      'Who sued the Kotor mill?',
      'What happened on Friday',
      ['The Kotor mill opened again.', 'Elsewhere, Ana Reyes sued a ferry firm.'],
      'Ana Reyes sued the Kotor mill.',
    ],
    [
      'zh',
      '谁当选了秘鲁总统？',
      '美联储维持利率不变',
      ['秘鲁央行维持利率不变。', '总统建议继任者勿卷入选举政治。'],
      '李大强当选秘鲁总统。',
    ],
  ])('%s: %s needs its deed and name in one sentence', (lang, asked, title, apart, said) => {
    expect(outcome(asked, lang, { of: lang, title, sentence: apart })).toBe('closest');
    expect(outcome(asked, lang, { of: lang, title, sentence: said })).toBe('quoted');
  });

  it('is not what a question about the victim asks', () => {
    expect(
      told('Why was a man shot in Kotor?', 'en', 'A man shot in Kotor because of a debt'),
    ).toBe('quoted');
  });
});

describe('which team did it', () => {
  it.each<[Language, asked: string, title: string, other: string]>([
    [
      'en',
      'Which team beat Tarsia United?',
      'Kotor Rovers beat Tarsia United 3-1',
      'The players of Tarsia United were beaten 3-1',
    ],
    ['zh', '哪支球队击败了维德拉队？', '科托尔队击败维德拉队', '比赛结束，维德拉队被击败'],
  ])('%s: %s', (lang, asked, title, other) => {
    expect(told(asked, lang, title)).toBe('quoted');
    expect(told(asked, lang, other)).toBe('closest');
  });
});
