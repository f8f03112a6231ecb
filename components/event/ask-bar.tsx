'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { FirstIcon } from '@/components/ui/first-icon';
import { openChatAtom } from '@/lib/state/chat/chat-entry';

/** Looks like the input that it opens; the assistant is loaded on the first press. */
export function AskBar({ label, onPress }: { label: string; onPress(): void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className="flex min-h-11 w-full min-w-0 items-center gap-2.5 rounded-full border border-accent/35 bg-accent-soft py-1 pr-1.5 pl-4 text-left text-small text-accent transition-transform duration-[120ms] active:scale-[0.985]"
    >
      <FirstIcon name="ask" />
      <span className="line-clamp-3 min-w-0 flex-1 wrap-anywhere">{label}</span>
    </button>
  );
}

/** "An ask-AI input at the bottom of the list opens the chatbot." */
export function ListAskBar() {
  const t = useTranslations('chat');
  const open = useSetAtom(openChatAtom);
  return (
    <div
      data-bottom-inset="bar"
      className="z-20 shrink-0 border-t border-hairline bg-paper px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      <AskBar label={t('askList')} onPress={() => open()} />
    </div>
  );
}
