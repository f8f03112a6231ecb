// The names of bot categories on the wire; the screens use texts of their own.
import type { BotCategory } from '@/lib/model/limits/bots';
import type { Language } from '@/lib/model/text/languages';

export const categoryNames: Readonly<Record<BotCategory, Readonly<Record<Language, string>>>> = {
  world: { en: 'World', zh: '国际', ph: 'Mundo' },
  technology: { en: 'Technology', zh: '科技', ph: 'Teknolohiya' },
  science: { en: 'Science', zh: '科学', ph: 'Agham' },
  money: { en: 'Money', zh: '财经', ph: 'Pananalapi' },
  health: { en: 'Health', zh: '健康', ph: 'Kalusugan' },
  sports: { en: 'Sports', zh: '体育', ph: 'Palakasan' },
  culture: { en: 'Culture', zh: '文化', ph: 'Kultura' },
};
