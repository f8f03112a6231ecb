// The texts of the mail with a day's report. `{brand}`, `{date}`, `{count}` are filled in.
import type { Language } from '@/lib/model/text/languages';

type MailPhrases = {
  subject: string;
  sources: { one: string; other: string };
  all: string;
  why: string;
  stop: string;
};

export const mailPhrases: Record<Language, MailPhrases> = {
  en: {
    subject: '{brand}: the news of {date}',
    sources: { one: '1 source', other: '{count} sources' },
    all: 'The whole report',
    why: 'You get this mail once a day because you asked for it at {brand}.',
    stop: 'Unsubscribe',
  },
  zh: {
    subject: '{brand}：{date}新闻日报',
    sources: { one: '1 个来源', other: '{count} 个来源' },
    all: '查看完整日报',
    why: '你在{brand}订阅了新闻日报，因此每天会收到一封邮件。',
    stop: '退订',
  },
  ph: {
    subject: '{brand}: mga balita noong {date}',
    sources: { one: '1 source', other: '{count} source' },
    all: 'Ang buong ulat',
    why: 'Natatanggap mo ang email na ito isang beses sa isang araw dahil hiniling mo ito sa {brand}.',
    stop: 'Itigil ang mga email na ito',
  },
};
