import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

/** Floats over a list that was scrolled down: scrolls to the top and refreshes. */
export function BackToTop({ shown, onPress }: { shown: boolean; onPress(): void }) {
  const t = useTranslations('feed');
  if (!shown) return null;
  return (
    <button
      type="button"
      aria-label={t('toTop')}
      title={t('toTop')}
      onClick={onPress}
      className="absolute right-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-20 grid size-11 place-items-center rounded-full bg-raised text-accent shadow-float transition-transform duration-[120ms] active:scale-95"
    >
      <Icon name="up" />
    </button>
  );
}
