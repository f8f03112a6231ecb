// Wars and conflicts of the world, and those who try to end them.
import type { WrittenBot } from './read';

export const conflicts: WrittenBot = {
  id: 'conflicts',
  icon: 'globe',
  category: 'world',
  name: { en: 'World conflicts', zh: '国际冲突', ph: 'Mga sigalot sa mundo' },
  description: {
    en: 'Wars, ceasefires and the talks between: what is known, and from whom.',
    zh: '战事、停火与谈判：已知的事实及其来源。',
    ph: 'Digmaan, tigil-putukan at negosasyon: ano ang alam, at mula kanino.',
  },
  subjects: ['wars'],
  sections: ['world', 'politics'],
  names: `Hamas, Hezbollah, Houthi, Houthis, NATO, Kyiv, Gaza, West Bank, Kharkiv, Donetsk, Crimea, Zelensky, Zelenskyy,
    Islamic State, Taliban, Rapid Support Forces, IDF, Kremlin, M23, Boko Haram, al-Shabaab`,
  words: {
    en: `ceasefire, truce, airstrike, air strike, missile attack, missile strike, missile barrage, ballistic missile, drone attack,
      drone strike, shelling, Russian troops, Ukrainian troops, Israeli troops, troop withdrawal, invasion, offensive,
      hostage, prisoner exchange, peace talks, peace deal, peacekeepers, militants, rebels, insurgents, front line, war crimes,
      civil war, genocide, warplanes, frontline, military operation, artillery, war in Ukraine, militia, armed group, junta`,
    zh: `停火, 空袭, 导弹袭击, 弹道导弹, 无人机袭击, 炮击, 交火, 冲突, 俄乌, 乌克兰, 加沙, 哈马斯, 真主党, 胡塞, 以军, 俄军, 乌军, 人质, 和谈, 战俘,
      维和, 武装分子, 叛军, 军事行动, 战争罪, 内战, 北约`,
    ph: `digmaan, tigil-putukan, ceasefire, airstrike, Gaza, Ukraine, Hamas, Israel, hostage, sundalo ng Russia`,
  },
  without: {
    en: 'trade war, price war, bidding war, culture war, tariff war, turf war, war of words, charm offensive, star wars, civil war film',
    zh: '贸易战, 价格战, 抗战',
  },
};
