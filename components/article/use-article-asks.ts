'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { askAboutAtom } from '@/lib/state/chat/ask-about';
import type { ArticleProps } from './article';

/** What can be asked about in an article: its keywords, its questions, its cited sentences. */
export function useArticleAsks(
  event_id: string,
  acts: boolean,
): Pick<ArticleProps, 'onKeyword' | 'onSentence' | 'onQuestion' | 'askable'> {
  const t = useTranslations('chat');
  const ask = useSetAtom(askAboutAtom);
  return useMemo(() => {
    if (!acts) return {};
    return {
      askable: true,
      onKeyword: (_mark, keyword) =>
        void ask({
          chat_type: 'describe_keyword',
          input: t('aboutKeyword', { keyword }),
          content: keyword,
          event_id,
        }),
      onSentence: (sentence) =>
        void ask({
          chat_type: 'reference',
          input: t('aboutSentenceFull', { sentence }),
          content: sentence,
          event_id,
        }),
      onQuestion: (input) => void ask({ chat_type: 'chat', input, event_id }),
    };
  }, [acts, ask, event_id, t]);
}
