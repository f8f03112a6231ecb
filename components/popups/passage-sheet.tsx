'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { tellSentenceAtom } from '@/lib/state/chat/chat-calls';
import { askAboutAtom } from '@/lib/state/chat/chat-entry';
import type { PopupContentProps } from './content';
import { SourceList } from './source-list';

/** A cited sentence tells on tap: its passage and the sources that support it. */
export default function PassageSheet({ popup }: PopupContentProps<'passage'>) {
  const t = useTranslations('popup');
  return (
    <>
      <blockquote
        lang={popup.lang}
        className="m-0 border-l-2 border-accent pl-3 text-brief text-ink"
      >
        {popup.passage}
      </blockquote>
      {popup.event_id !== undefined && (
        <AskAboutSentence sentence={popup.passage} event_id={popup.event_id} />
      )}
      {popup.sources.length > 0 ? (
        <SourceList sources={popup.sources} />
      ) : (
        <p className="mt-3 text-small text-ink-2">{t('passageWithoutSource')}</p>
      )}
    </>
  );
}

/** The way from a cited sentence to the assistant, which is told ahead of what may be asked. */
function AskAboutSentence({ sentence, event_id }: { sentence: string; event_id: string }) {
  const t = useTranslations('chat');
  const ask = useSetAtom(askAboutAtom);
  const tell = useSetAtom(tellSentenceAtom);
  const input = t('aboutSentenceFull', { sentence });
  useEffect(() => {
    void tell({ content: sentence, event_id, input });
  }, [tell, sentence, event_id, input]);
  return (
    <Button
      look="solid"
      className="mt-4 w-full"
      onClick={() => void ask({ chat_type: 'reference', input, content: sentence, event_id })}
    >
      <Icon name="ask" size={18} />
      {t('askSentence')}
    </Button>
  );
}
