// Climate: a warming world, what drives it and what is done about it.
import type { WrittenBot } from './read';

export const climate: WrittenBot = {
  id: 'climate',
  icon: 'leaf',
  category: 'science',
  name: { en: 'Climate', zh: '气候', ph: 'Klima' },
  description: {
    en: 'A warming world: its science, its weather, and the turn to clean energy.',
    zh: '全球变暖、极端天气与能源转型。',
    ph: 'Ang umiinit na mundo: agham, panahon, at ang paglipat sa malinis na enerhiya.',
  },
  subjects: ['climate'],
  sections: ['science', 'world', 'politics', 'financial', 'technology'],
  names: 'IPCC, UNFCCC, NOAA, COP30, COP31',
  words: {
    en: `climate change, climate crisis, climate, global warming, greenhouse gas, carbon emissions, carbon dioxide, emissions,
      methane, net zero, fossil fuel, renewable energy, renewables, clean energy, solar power, wind power, wind farm, solar farm,
      offshore wind, decarbonization, carbon capture, heat wave, heatwave, record heat, drought, sea level, glacier,
      ice sheet, sea ice, coral bleaching, deforestation, rainforest, wildfire, El Niño, La Niña, Paris Agreement,
      air pollution, plastic pollution, biodiversity, extreme weather, conservationists`,
    zh: `气候变化, 全球变暖, 气候, 碳排放, 温室气体, 碳中和, 碳达峰, 减排, 可再生能源, 清洁能源, 新能源发电, 光伏, 风电,
      化石燃料, 极端天气, 热浪, 干旱, 冰川, 海平面, 厄尔尼诺, 拉尼娜, 生物多样性, 绿色低碳, 空气污染`,
    ph: `climate change, pagbabago ng klima, klima, global warming, renewable energy, heat index, tagtuyot, El Niño, La Niña,
      polusyon, deforestation, emissions`,
  },
  without: { en: 'political climate, business climate, climate of fear, investment climate' },
};
