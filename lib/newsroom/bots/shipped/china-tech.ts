// Technology made in China: its companies, chips, cars and rules.
import type { WrittenBot } from './read';

export const chinaTech: WrittenBot = {
  id: 'china-tech',
  icon: 'lantern',
  category: 'technology',
  name: { en: 'China tech', zh: '中国科技', ph: 'Teknolohiya ng Tsina' },
  description: {
    en: 'Companies, chips, cars and robots from China, and the rules around them.',
    zh: '中国的科技公司、芯片、汽车与机器人。',
    ph: 'Mga kompanya, chip, kotse at robot mula sa Tsina, at ang mga patakaran dito.',
  },
  subjects: ['chips'],
  sections: ['technology', 'financial', 'science'],
  names: `Huawei, Xiaomi, ByteDance, TikTok, Alibaba, Tencent, Baidu, DeepSeek, BYD, SMIC, DJI, Lenovo, Oppo, Vivo, Honor, Nio, XPeng,
    Zeekr, CATL, JD.com, Meituan, Pinduoduo, Temu, Shein, WeChat, Unitree, Qwen, Didi, ZTE, YMTC, Geely, Kuaishou`,
  words: {
    en: `Chinese tech, Chinese technology, Chinese chipmaker, Chinese AI, Chinese EV, Chinese electric, Chinese startup, Chinese automaker,
      Chinese companies, chip export, export controls, Chinese internet, Chinese chips, China's tech, China's chip, Chinese robot`,
    // What any country makes (芯片, 机器人, 大模型) only indicates China beside its companies and offices.
    zh: `华为, 小米, 字节跳动, 阿里巴巴, 阿里云, 腾讯, 百度, 比亚迪, 中芯国际, 大疆, 联想, 蔚来, 小鹏, 理想汽车, 宁德时代, 京东, 美团, 拼多多, 抖音,
      微信, 支付宝, 蚂蚁集团, 阿里, 快手, 网易, 科大讯飞, 商汤, 寒武纪, 宇树, 优必选, 长江存储, 长鑫存储, 中兴通讯, 荣耀手机, 吉利汽车, 奇瑞,
      长城汽车, 赛力斯, 零跑汽车, 智谱, 月之暗面, 鸿蒙, 国产芯片, 国产操作系统, 国产大模型, 国产机器人, 中国芯片, 中国半导体, 中国机器人, 中国科技,
      新能源汽车, 科技创新, 北斗, 低空经济, 科技部, 工信部, 中国科学家`,
    ph: 'Huawei, Xiaomi, TikTok, BYD, DeepSeek',
  },
  without: { en: 'Nio Garcia' },
};
