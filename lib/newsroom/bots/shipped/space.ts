// Space: rockets, missions, and what telescopes see.
import type { WrittenBot } from './read';

export const space: WrittenBot = {
  id: 'space',
  icon: 'orbit',
  category: 'science',
  name: { en: 'Space', zh: '航天与宇宙', ph: 'Kalawakan' },
  description: {
    en: 'Launches, missions and what telescopes find: news from beyond the atmosphere.',
    zh: '火箭发射、探测任务与望远镜的新发现。',
    ph: 'Mga paglunsad, misyon at tuklas ng mga teleskopyo sa labas ng ating mundo.',
  },
  subjects: ['space'],
  sections: ['science', 'technology'],
  names: `NASA, SpaceX, Starship, Falcon 9, Blue Origin, New Glenn, Rocket Lab, Roscosmos, ISRO, JAXA, Artemis,
    Hubble, James Webb, Voyager 1, Crew Dragon, Starliner, International Space Station, PhilSA`,
  words: {
    en: `astronaut, cosmonaut, spacecraft, spacewalk, space station, space mission, space agency, space telescope,
      rocket booster, lunar, lunar lander, moon landing, asteroid, comet, meteorite, exoplanet, black hole,
      dark matter, dark energy, galaxies, galaxy, supernova, solar system, Milky Way, astronomers, astronomy, astrophysicist,
      orbiter, low Earth orbit, spaceflight, space shuttle, Mars rover, Red Planet, cosmic, interstellar, Jupiter, Saturn,
      European Space Agency, meteor shower, solar eclipse, lunar eclipse, satellite launch`,
    zh: `航天, 宇航员, 航天员, 火箭, 卫星, 空间站, 探测器, 月球, 火星, 嫦娥, 神舟, 天宫, 天问, 太空, 载人飞船,
      望远镜, 小行星, 彗星, 黑洞, 星系, 银河系, 系外行星, 天文学家, 深空, 星链`,
    ph: `astronaut, astronot, kalawakan, satellite, space station, asteroid, kometa, teleskopyo,
      astronomiya, spacecraft, solar eclipse, meteor shower`,
  },
  without: {
    en: 'Samsung Galaxy, Galaxy S, Galaxy Z, LA Galaxy, Guardians of the Galaxy',
    // A sports team, weapons, and companies of that name that make other things.
    zh: '火箭队, 火箭炮, 航天彩虹, 航天信息, 航天晨光, 航天机电, 航天电器, 航天长峰, 航天智造',
  },
};
