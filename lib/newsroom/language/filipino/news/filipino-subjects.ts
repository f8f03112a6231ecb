// Filipino words that indicate the subject of a headline or first sentence when no section does.
import { wholeWords, type Subjects } from '../../lexicon/subjects';

export const filipinoSubjects: Subjects = {
  technology: wholeWords(`
    teknolohiya, app, apps, internet, gadget*, smartphone*, online platform, facebook, tiktok, cybersecurity, hacker*, artificial intelligence, ai
  `),
  financial: wholeWords(`
    ekonomiya, negosyo, piso, inflation, presyo, presyo ng, bangko*, pamumuhunan, kalakalan, stock*, buwis, gasolina, kita ng, bsp, peso, taripa
  `),
  politics: wholeWords(`
    pangulo*, senado*, senador*, kongreso, kongresista*, halalan, botante*, kandidato*, gobyerno, pamahalaan, marcos, duterte, comelec,
    mambabatas, malacañang, palasyo, kalihim, gobernador, alkalde, impeachment, kamara, batas
  `),
  entertainment: wholeWords(`
    pelikula*, artista*, aktor, aktres, singer*, kanta, konsiyerto, showbiz, teleserye*, serye, vlogger*, celebrity, loveteam, kapamilya, kapuso,
    miss universe, beauty queen, album*, concert*
  `),
  sports: wholeWords(`
    pba, nba, uaap, ncaa, basketball, volleyball, boksing, boksingero*, atleta*, laro, koponan, kampeon*, medalya, gilas, coach, torneo*, liga, olympics, sea games, pacquiao
  `),
  science: wholeWords(
    `siyentipiko*, kalawakan, satellite, nasa, planeta*, klima, agham, phivolcs, bulkan, fossil*`,
  ),
  health: wholeWords(`
    kalusugan, ospital, doktor*, sakit, bakuna*, virus, doh, pasyente*, gamot, covid*, dengue, kanser, tigdas, medikal
  `),
};
