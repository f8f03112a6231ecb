// The mail with which an operator tests whether mail is sent at all.
import type { Language } from '@/lib/model/text/languages';
import type { Message } from '../accounts/delivery-channel';

const words: Record<Language, { subject: string; text: string }> = {
  en: {
    subject: '{brand}: test mail',
    text: 'Mail from {brand} arrives. An operator asked for this test on {time}.',
  },
  zh: {
    subject: '{brand}：测试邮件',
    text: '{brand} 的邮件可以送达。管理员于 {time} 发送了此测试。',
  },
  ph: {
    subject: '{brand}: pagsubok ng email',
    text: 'Nakararating ang email mula sa {brand}. Hiningi ng operator ang pagsubok na ito noong {time}.',
  },
};

/** `time` as displayed, in the language of the mail. */
export function testMail(
  to: string,
  language: Language,
  values: { brand: string; time: string },
): Message {
  const filled = (text: string) =>
    text.replaceAll('{brand}', () => values.brand).replaceAll('{time}', () => values.time);
  const { subject, text } = words[language];
  return { kind: 'email', to, subject: filled(subject), text: `${filled(text)}\n` };
}
