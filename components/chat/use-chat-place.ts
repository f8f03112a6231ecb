'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { usePathname, useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { isDetailPath } from '@/lib/browser/address';
import type { ChatContext } from '@/lib/model/chat/chunk';
import { pickText } from '@/lib/model/text/languages';
import { articleQuestionsAtom } from '@/lib/state/chat/article-questions';
import { feedAtom } from '@/lib/state/feed/feed';
import { settingAtom } from '@/lib/state/page/settings';
import { openTabAtom } from '@/lib/state/feed/tabs';

/** How many questions a reader is offered before the first one is asked; ours. */
const starterQuestions = 3;

/** A question that can be asked with one tap, and the event it is about where the page is not. */
export type Starter = { text: string; event_id?: string };

/** What the assistant knows of the page beneath, and what it offers to be asked there. */
export type ChatPlace = { eventId: string; context: ChatContext; starters: readonly Starter[] };

/**
 * "The panel reads the query parameter id as the current news id and knows the current list tab."
 * Over an article its own questions are offered, over the list the first titles.
 */
export function useChatPlace(asked: readonly string[] | undefined): ChatPlace {
  const t = useTranslations('chat');
  const id = useSearchParams().get('id') ?? '';
  // The `id` of any other page is no article's.
  const eventId = isDetailPath(usePathname()) ? id : '';
  const tab = useAtomValue(openTabAtom);
  const { events, history_events } = useAtomValue(feedAtom(tab));
  const language = useAtomValue(settingAtom('language'));
  const offered = useAtomValue(articleQuestionsAtom);
  const ofArticle = offered?.id === eventId ? offered.questions : asked;
  return useMemo(() => {
    const titled = [...events, ...history_events].flatMap(({ id, title }) => {
      const text = pickText(title, language);
      return text ? [{ text: t('starter', { title: text }), event_id: id }] : [];
    });
    const own = (ofArticle ?? []).filter(Boolean).map((text) => ({ text }));
    return {
      eventId,
      context: { content: '', eventId, tab },
      starters: (eventId ? own : titled).slice(0, starterQuestions),
    };
  }, [events, history_events, language, ofArticle, eventId, tab, t]);
}
