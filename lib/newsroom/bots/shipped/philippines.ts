// The Philippines: its politics, its seas, its weather and its people.
import type { WrittenBot } from './read';

export const philippines: WrittenBot = {
  id: 'philippines',
  icon: 'sun',
  category: 'world',
  name: { en: 'Philippines', zh: '菲律宾', ph: 'Pilipinas' },
  description: {
    en: 'What moves the country: Malacañang, Congress, the West Philippine Sea, storms and prices.',
    zh: '菲律宾要闻：政局、南海、台风与民生。',
    ph: 'Mga balita ng bayan: Malacañang, Kongreso, West Philippine Sea, bagyo at presyo.',
  },
  subjects: ['philippines'],
  sections: ['politics', 'world', 'financial', 'health', 'science'],
  names: `Philippines, Philippine, Filipino, Filipinos, Manila, Metro Manila, Quezon City, Cebu, Davao, Mindanao, Luzon, Visayas,
    Malacañang, Malacanang, Bongbong Marcos, Marcos Jr, Sara Duterte, Rodrigo Duterte, Comelec, PAGASA, Phivolcs, DOTr, DSWD,
    Scarborough Shoal, Ayungin, Second Thomas Shoal, BARMM, Bangsamoro, OFW, Overseas Filipino Workers`,
  words: {
    en: 'West Philippine Sea, Philippine Coast Guard, Duterte, Marcos, barangay',
    zh: '菲律宾, 马尼拉, 马科斯, 杜特尔特, 菲海警, 仁爱礁, 黄岩岛',
    ph: `Pilipinas, Pilipino, Pinoy, Kongreso, Senado, Kamara, Pangulo, pangulong Marcos, Marcos, Duterte, gobyerno, barangay,
      Metro Manila, bagyo, PNP, AFP, DILG, DepEd, Palasyo, senador, kongresista, West Philippine Sea`,
  },
  without: {},
};
