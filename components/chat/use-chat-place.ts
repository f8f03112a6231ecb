'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { usePathname, useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { isDetailPath } from '@/lib/browser/history/address';
import type { ChatContext } from '@/lib/model/chat/chunk';
import { readConversation } from '@/lib/model/chat/conversations';
import { pickText } from '@/lib/model/text/languages';
import { articleQuestionsAtom } from '@/lib/state/chat/article-questions';
import { openAtom } from '@/lib/state/chat/open-conversation';
import { feedAtom } from '@/lib/state/feed/feed';
import { settingAtom } from '@/lib/state/page/settings';
import { openTabAtom } from '@/lib/state/feed/tabs';

/** How many questions are suggested before the first one is asked; ours. */
const starterQuestions = 3;

/** A question that can be asked with one tap, and its event, if that is not the page's. */
export type Starter = { text: string; event_id?: string };

/** What the assistant knows about the place where it is asked, and its suggestions there. */
export type ChatPlace = {
  /** The article of the page beneath, or ''. */
  pageEventId: string;
  /** The article that is asked about: the page's, or that of a chosen conversation. */
  eventId: string;
  context: ChatContext;
  starters: readonly Starter[];
};

/**
 * "The panel reads the query parameter id as the current news id and knows the current list tab."
 * Over an article its own questions are offered, over the list the first titles. A conversation
 * that the reader chose continues where it began, whatever the page shows.
 */
export function useChatPlace(asked: readonly string[] | undefined): ChatPlace {
  const t = useTranslations('chat');
  const id = useSearchParams().get('id') ?? '';
  // On any other page `id` is not an article's.
  const pageEventId = isDetailPath(usePathname()) ? id : '';
  const { place: entered, id: chosen } = useAtomValue(openAtom);
  const isChosen = chosen !== undefined && entered === pageEventId;
  const eventId = isChosen ? readConversation(chosen).place : pageEventId;
  const tab = useAtomValue(openTabAtom);
  const { events, history_events } = useAtomValue(feedAtom(tab));
  const language = useAtomValue(settingAtom('language'));
  const offered = useAtomValue(articleQuestionsAtom);
  const ofPage = eventId === pageEventId ? asked : undefined;
  const ofArticle = offered?.id === eventId ? offered.questions : ofPage;
  return useMemo(() => {
    const titled = [...events, ...history_events].flatMap(({ id, title }) => {
      const text = pickText(title, language);
      return text ? [{ text: t('starter', { title: text }), event_id: id }] : [];
    });
    const own = (ofArticle ?? []).filter(Boolean).map((text) => ({ text }));
    return {
      ...{ pageEventId, eventId },
      context: { content: '', eventId, tab },
      starters: (eventId ? own : titled).slice(0, starterQuestions),
    };
  }, [events, history_events, language, ofArticle, pageEventId, eventId, tab, t]);
}
