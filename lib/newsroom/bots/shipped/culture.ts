// Culture: film, music, stage, books and art.
import type { WrittenBot } from './read';

export const culture: WrittenBot = {
  id: 'culture',
  icon: 'film',
  category: 'culture',
  name: { en: 'Culture', zh: '文化', ph: 'Kultura' },
  description: {
    en: 'Film, music, books, stage and art: what is new, what wins, who is on tour.',
    zh: '电影、音乐、图书、戏剧与艺术。',
    ph: 'Pelikula, musika, aklat, entablado at sining: ano ang bago at sino ang nanalo.',
  },
  subjects: ['film', 'music', 'television'],
  sections: ['entertainment'],
  names: `Netflix, Disney, HBO, Marvel, Oscars, Oscar, Grammy, Grammys, Emmy, Emmys, Golden Globes, BAFTA, Cannes, Broadway, Spotify,
    Taylor Swift, Beyoncé, Hollywood, Bollywood, MMFF, Cinemalaya, Pulitzer, Booker Prize, Louvre, UNESCO, Billboard`,
  words: {
    en: `movie, film festival, film, box office, filmmaker, screenwriter, sequel, film trailer, movie trailer, documentary, sitcom, TV series, season finale,
      album, singer, songwriter, rapper, concert, world tour, musician, band, novelist, novel, bestselling author, memoir, museum, exhibition,
      painting, sculpture, theater, theatre, musical, opera, ballet, orchestra, K-pop, actor, actress, anime, art gallery`,
    zh: `电影, 票房, 影片, 导演, 电视剧, 综艺, 演员, 歌手, 专辑, 演唱会, 音乐会, 话剧, 京剧, 戏曲, 舞剧, 博物馆, 展览, 文物, 考古, 非遗, 非物质文化遗产,
      小说, 作家, 图书, 读书, 文化节, 艺术节, 电影节, 春晚, 动画, 书法`,
    ph: `pelikula, aktor, aktres, mang-aawit, konsiyerto, album, teleserye, direktor, kanta, museo, manunulat, sining, nobela, MMFF, GMA Network, GMA 7, Kapamilya, Kapuso`,
  },
  without: { en: 'film company executive, Oscar Pistorius, rubber band, wedding band' },
};
