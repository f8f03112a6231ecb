'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { turnInFlight } from '@/lib/model/chat/chat';
import { stopAtom } from '@/lib/state/chat/chat';
import { openItemsAtom } from '@/lib/state/chat/conversations';

/** "While a response loads it shows a stop-responding button": of the conversation that is seen. */
export function StopButton({ onStopped }: { onStopped(): void }) {
  const t = useTranslations('chat');
  const isLoading = turnInFlight({ items: useAtomValue(openItemsAtom) }) !== undefined;
  const stop = useSetAtom(stopAtom);
  if (!isLoading) return null;
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-full flex justify-center pb-2">
      <button
        type="button"
        onClick={() => {
          stop();
          onStopped();
        }}
        className="pointer-events-auto flex min-h-11 items-center gap-1.5 rounded-full bg-raised pr-4 pl-3 text-small text-ink shadow-float transition-transform duration-[120ms] active:scale-95"
      >
        <span className="text-accent">
          <Icon name="stop" filled size={18} />
        </span>
        {t('stop')}
      </button>
    </div>
  );
}
