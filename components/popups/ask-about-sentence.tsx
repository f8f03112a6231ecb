'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { askAboutAtom } from '@/lib/state/chat/ask-about';

/** Asks the assistant about a cited sentence. */
export function AskAboutSentence({ sentence, event_id }: { sentence: string; event_id: string }) {
  const t = useTranslations('chat');
  const ask = useSetAtom(askAboutAtom);
  const input = t('aboutSentenceFull', { sentence });
  return (
    <Button
      look="solid"
      className="flex-1"
      onClick={() => void ask({ chat_type: 'reference', input, content: sentence, event_id })}
    >
      <Icon name="ask" size={18} />
      {t('askSentence')}
    </Button>
  );
}
