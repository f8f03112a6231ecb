'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useConsoleGo } from './console-go';

/** Links to the author of something; nothing if the account is gone. */
export function ToReader({ userId, name }: { userId: string | undefined; name: string }) {
  const t = useTranslations('console');
  const go = useConsoleGo();
  if (userId === undefined || !go) return null;
  return (
    <Button
      aria-label={[t('comments.toReader'), name].filter(Boolean).join(': ')}
      onClick={() => go('readers', userId)}
    >
      {t('comments.toReader')}
    </Button>
  );
}
