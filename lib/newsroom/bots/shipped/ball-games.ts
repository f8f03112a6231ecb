// Football and basketball.
import type { WrittenBot } from './read';

export const ballGames: WrittenBot = {
  id: 'ball-games',
  icon: 'ball',
  category: 'sports',
  name: { en: 'Football and basketball', zh: '足球与篮球', ph: 'Football at basketbol' },
  description: {
    en: 'Results, transfers and finals, from the Premier League to the NBA and the PBA.',
    zh: '从英超到 NBA、CBA：赛果、转会与决赛。',
    ph: 'Mga resulta, lipat-koponan at finals, mula Premier League hanggang NBA at PBA.',
  },
  subjects: ['football', 'basketball'],
  sections: ['sports'],
  names: `NBA, WNBA, PBA, UAAP, NCAA, FIBA, FIFA, UEFA, MLS, Premier League, Champions League, Europa League, La Liga, Serie A,
    Bundesliga, World Cup, Lakers, Celtics, Golden State, Gilas Pilipinas, Gilas, Real Madrid, Barcelona, Arsenal, Chelsea,
    Liverpool, Manchester United, Manchester City, Tottenham, Bayern Munich, Juventus, Messi, Ronaldo, LeBron James,
    Stephen Curry, Ginebra, San Miguel Beermen, TNT Tropang`,
  words: {
    en: `soccer, basketball, footballer, goalkeeper, striker, midfielder, penalty shootout, three-pointer, rebounds, point guard,
      free throw, March Madness, Final Four, triple-double, double-double, All-Star Game, football club, own goal, hat-trick`,
    zh: `足球, 篮球, 英超, 西甲, 意甲, 德甲, 法甲, 欧冠, 中超, 国足, 男篮, 女篮, 女足, 世界杯, 亚冠, 世预赛, CBA, NBA, 主教练, 进球, 梅西, C罗, 湖人`,
    ph: `basketbol, basketball, football, PBA, UAAP, NCAA, Gilas, Ginebra, Beermen, triple-double, head coach, rebounds`,
  },
  without: {
    en: `NFL, quarterback, touchdown, Super Bowl, rugby, cricket, baseball, hockey, tennis, golf, NHL, MLB, volleyball,
      skiing, skier, slalom, snowboard, biathlon, figure skating, speed skating, swimming, gymnastics, snooker, darts, badminton,
      lacrosse, softball, NASCAR, Formula 1, UFC, boxing, wrestling, Chelsea Handler, Chelsea Clinton, Chelsea Manning`,
    zh: `乒乓球, 羽毛球, 排球, 网球, 橄榄球, 棒球, 滑雪, 滑冰, 冰球, 游泳, 体操, 拳击, 斯诺克`,
    ph: 'volleyball, boksing, boxing',
  },
};
