import { useTranslations } from 'next-intl';
import { themeHref } from '@/lib/browser/history/further-pages';
import type { Theme } from '@/lib/contract';

/** A theme in a list: its name and its words. */
export function ThemeRow({ theme }: { theme: Theme }) {
  const t = useTranslations('themes');
  const words = [...theme.keywords, ...theme.sources].join(' · ');
  return (
    <li className="border-b border-hairline">
      <a
        href={themeHref(theme.theme_id)}
        className="block min-h-11 py-3 text-ink no-underline active:bg-press hover:bg-press"
      >
        <span className="block font-title text-body font-semibold [overflow-wrap:anywhere]">
          {theme.name}
        </span>
        <span className="block text-meta text-ink-2 [overflow-wrap:anywhere]">
          {[words, theme.shared ? t('followers', { count: theme.follow_count }) : t('private')]
            .filter(Boolean)
            .join(' — ')}
        </span>
      </a>
    </li>
  );
}
