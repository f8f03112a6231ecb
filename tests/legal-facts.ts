// What the specification requires of the static documents: the component tests look for it in the
// rendered text, the browser tests in what a site serves.
import type { LegalPage } from '@/lib/model/wire/legal';
import type { Language } from '@/lib/model/text/languages';

/** The required statement, in English and in Chinese. */
type Fact = [what: string, english: RegExp, chinese: RegExp];

export const legalTitles: Record<LegalPage, Record<Language, string>> = {
  privacy: { en: 'Privacy Policy', zh: '隐私政策', ph: 'Privacy Policy' },
  service: { en: 'User Agreement', zh: '用户协议', ph: 'User Agreement' },
  cancel: {
    en: 'How to delete your account',
    zh: '账号注销协议',
    ph: 'Paano burahin ang iyong account',
  },
  features: {
    en: 'Your information butler',
    zh: '你的信息管家',
    ph: 'Ang iyong katiwala sa impormasyon',
  },
  permissions: {
    en: 'Application permission list',
    zh: '应用权限清单',
    ph: 'Listahan ng mga pahintulot ng app',
  },
  third: {
    en: 'Third-party information sharing list',
    zh: '第三方信息共享清单',
    ph: 'Listahan ng impormasyong ibinabahagi sa iba',
  },
  personalInfo: {
    en: 'Personal information collection list',
    zh: '个人信息收集清单',
    ph: 'Personal information collection list',
  },
  icp: { en: 'ICP record', zh: 'ICP 备案信息', ph: 'Talaan ng ICP' },
  guideline: { en: 'Usage guidelines', zh: '使用规范', ph: 'Mga tuntunin sa paggamit' },
  noticesWeb: { en: 'Open-source notices', zh: '开源声明', ph: 'Mga paunawa sa open source' },
  noticesIos: { en: 'Open-source notices', zh: '开源声明', ph: 'Mga paunawa sa open source' },
};

export const privacyFacts: Fact[] = [
  [
    'a phone number for real-name registration and AI chat',
    /phone number is needed for real-name registration and for AI chat/i,
    /实名注册以及使用 AI 对话需要提供手机号/,
  ],
  [
    'how recommendations are turned off',
    /My → Content recommendation settings → Personalized recommendation/,
    /我的—内容推荐设置—个性化推荐/,
  ],
  [
    'minors under 18',
    /under 18, a guardian must read this policy with you/,
    /未满 18 周岁的未成年人，应由监护人陪同阅读并同意/,
  ],
  [
    'children under 14',
    /children under 14 read it and agree on their behalf/,
    /未满 14 周岁儿童的监护人，应代其阅读并同意/,
  ],
  ['where data is stored', /stored within mainland China/, /存储在中国大陆境内/],
  [
    'fifteen working days',
    /within fifteen working days after we have verified your identity/,
    /验证你的身份后，于十五个工作日内答复/,
  ],
  [
    'the answer to deletion requests',
    /within fifteen working days or within the legal deadline/,
    /十五个工作日内或法律规定的期限内答复/,
  ],
  [
    'what the product is',
    /information butler built on a large language model: it gathers information from public sources and offers AI reading tools/,
    /基于大语言模型的信息管家.*汇集资讯.*AI 阅读工具/,
  ],
  [
    'microphone and Bluetooth',
    /Microphone and Bluetooth are never on by default/,
    /麦克风和蓝牙从不默认开启/,
  ],
  ['the mailbox', /privacy@news\.example/, /privacy@news\.example/],
];

export const serviceFacts: Fact[] = [
  [
    'what the product is',
    /information butler built on a large language model: it gathers information/,
    /基于大语言模型的信息管家/,
  ],
  [
    'adults and minors',
    /mainly for adults; minors need the consent of a guardian/,
    /主要面向成年人；未成年人使用须取得监护人同意/,
  ],
  ['login', /Login is by phone number or a third-party account/, /登录方式为手机号或第三方账号/],
  [
    'AI output',
    /AI output is for reference only and is not professional advice/,
    /AI 输出仅供参考，不构成专业意见/,
  ],
  ['user input', /User input may be used to improve models/, /可能用于改进模型/],
  [
    'unused accounts',
    /not signed in to for six months can be reclaimed/,
    /连续六个月未登录的账号，我们可以收回/,
  ],
  [
    'privacy queries',
    /within fifteen working days after we have verified your identity/,
    /验证身份后于十五个工作日内答复/,
  ],
];

export const dataKinds = {
  en: [
    'phone number',
    'public profile',
    'read, save, like, comment on',
    'dislike',
    'report',
    'agents that you follow',
    'text and content instructions',
    'feedback on AI content',
    'customer-service records',
  ],
  zh: [
    '手机号',
    '公开资料',
    '阅读、收藏、点赞、评论、不感兴趣和举报反馈',
    '关注的智能体',
    '文字和内容指令',
    '对 AI 内容的反馈',
    '客服记录',
  ],
};

export const deviceItems = {
  en: [
    'hardware model',
    'operating system version',
    'device identifiers',
    'MAC address',
    'IP address',
    'WLAN access point',
    'software version',
    'network type and quality',
    'sensor data',
    'running processes',
    'crash data',
  ],
  zh: [
    '硬件型号',
    '操作系统版本',
    '设备标识符',
    'MAC 地址',
    'IP 地址',
    'WLAN 接入点',
    '软件版本',
    '网络类型与质量',
    '传感器数据',
    '运行中的进程',
    '崩溃数据',
  ],
};
