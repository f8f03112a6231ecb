'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { memo, useEffect, useMemo, useRef, type RefObject } from 'react';
import { AskBar } from '@/components/event/ask-bar';
import { useAsk } from '@/components/shell/use-ask';
import { afterPaint } from '@/components/ui/after-paint';
import { usePatched } from '@/components/event/use-patched';
import { inOneLanguage, type FeedEntry } from '@/lib/model/feed/entry';
import { pick, pickText, toLanguage, type Language } from '@/lib/model/text/languages';
import { inOwnLanguage, speaks } from '@/lib/model/text/own-language';
import { outlineOf } from '@/lib/model/markdown/outline';
import { articleQuestionsAtom } from '@/lib/state/chat/article-questions';
import { openChatAtom } from '@/lib/state/chat/chat-entry';
import { toggleFavoriteAtom, toggleLikeAtom } from '@/lib/state/feed/event';
import type { EventDetail } from '@/lib/state/article/event-detail';
import { offerToolsAtom } from '@/lib/state/feed/offer-tools';
import type { ArticleEvent } from '@/lib/state/article/load-detail';
import { notifyAtom } from '@/lib/state/page/notices';
import { settingAtom } from '@/lib/state/page/settings';
import { copyLinkAtom } from '@/lib/state/article/share';
import { DeskAside } from './desk-aside';
import { ArticleActions } from './article-actions';
import { ArticleBar } from './article-bar';
import { ArticleHead } from './article-head';
import { ArticleSkeleton } from './article-skeleton';
import { ArticleFailed, NoPreview, TakenDown } from './article-states';
import { goToHeading } from './go-to-heading';
import { ReadyArticle } from './ready-article';
import { useArticleScroll } from './use-article-scroll';

const articleTools = [
  ...(['share', 'translate', 'dislike', 'report'] as const),
  ...(['queue', 'follow', 'less'] as const),
] as const;

type ScreenProps = {
  detail: EventDetail;
  preview?: FeedEntry;
  outsideShare: boolean;
  /** Whether the reader can act on it. */
  acts: boolean;
  /** Render only the part of the text that the first screen shows. */
  opening: boolean;
  /** The language in which it is being read. */
  language: Language;
  /** Undefined: back to the reader's own. */
  onTranslate(into: Language | undefined): void;
  onClose(): void;
  onRetry(): void;
};

/**
 * The article page inside its popup: bar, content in its current state, and the actions. It stays
 * unchanged when the popup slides or the router catches up with the address.
 */
export const ArticleScreen = memo(function ArticleScreen({
  detail,
  preview,
  outsideShare,
  acts,
  opening,
  language,
  onTranslate,
  onClose,
  onRetry,
}: ScreenProps) {
  const t = useTranslations('article');
  const ask = useAsk();
  const scroller = useRef<HTMLDivElement>(null);
  const progress = useRef<HTMLDivElement>(null);
  const event = detail.status === 'ready' ? detail.event : undefined;
  const outline = event ? outlineOf(event, language) : [];
  const { barShown, current } = useArticleScroll(
    scroller,
    progress,
    outline.map(({ id }) => id),
  );
  const known = event ?? preview;
  const own = useAtomValue(settingAtom('language'));
  const lang = language === own ? undefined : language;

  const goTo = (id: string) =>
    goToHeading(scroller.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`));
  const chooseHeading = async () => {
    const id = await ask({ kind: 'outline', items: outline, current });
    // By then the panel has returned the focus.
    if (id !== undefined) afterPaint(() => goTo(id));
  };

  const openTools = useArticleTools(language, onTranslate);

  return (
    <div className="relative flex min-h-0 flex-1 flex-col overflow-clip">
      <div data-reading="" className="relative flex min-h-0 flex-1 flex-col overflow-clip">
        <ArticleBar
          shown={barShown}
          progressRef={progress}
          sources={known?.sources ?? []}
          listened={event && { kind: 'event', id: event.id, lang }}
          onBack={onClose}
          onSources={() =>
            known &&
            void ask({
              kind: 'references',
              sources: inOneLanguage(event?.references ?? known.sources, known.title),
            })
          }
          onOutline={outline.length > 0 ? () => void chooseHeading() : undefined}
          onMore={acts && event ? () => void openTools(event) : undefined}
        />
        <div
          ref={scroller}
          id="reading"
          // Scrollable content must be reachable by keyboard.
          tabIndex={0}
          role="region"
          aria-label={t('label')}
          className="min-h-0 flex-1 touch-pan-y touch-pinch-zoom overflow-y-auto scroll-smooth overscroll-contain pt-12 -outline-offset-2"
        >
          <ArticleState
            detail={detail}
            preview={preview}
            outsideShare={outsideShare}
            acts={acts}
            opening={opening}
            onClose={onClose}
            onRetry={onRetry}
            scroller={scroller}
            language={language}
          />
        </div>
        {acts && event && <EventActions event={event} language={language} />}
      </div>
      {event && <DeskAside event={event} outline={outline} current={current} onChoose={goTo} />}
    </div>
  );
});

/** Offers the actions on an article, and performs the chosen one. */
function useArticleTools(language: Language, onTranslate: ScreenProps['onTranslate']) {
  const ask = useAsk();
  const offerTools = useSetAtom(offerToolsAtom);
  const notify = useSetAtom(notifyAtom);
  const translate = async (article: ArticleEvent) => {
    // Without the reader's own language a fallback is shown, which is left out of the choices.
    const current = toLanguage(pick(article.title, language)?.lang, language);
    const choice = await ask({ kind: 'translate', current });
    // "Turning it off returns to the original."
    if (choice === 'off') onTranslate(undefined);
    else if (choice === undefined) return;
    else if (speaks(article.title, choice)) onTranslate(choice);
    else notify({ key: 'acts.notTranslated' });
  };
  return async (article: ArticleEvent) => {
    if ((await offerTools(article, articleTools)) === 'translate') await translate(article);
  };
}

function ArticleState({
  detail,
  preview,
  outsideShare,
  acts,
  opening,
  onClose,
  onRetry,
  scroller,
  language,
}: Omit<ScreenProps, 'onTranslate'> & { scroller: RefObject<HTMLElement | null> }) {
  const subLanguage = useAtomValue(settingAtom('subLanguage'));
  const bilingual = useAtomValue(settingAtom('bilingual'));
  const own = useAtomValue(settingAtom('language'));
  // A reader who has the article translated into the second language reads their own beside it.
  const other = subLanguage === language ? own : subLanguage;
  const secondary = bilingual && other !== language ? other : undefined;

  if (detail.status === 'taken-down') return <TakenDown onLeave={onClose} />;
  if (detail.status === 'no-preview') return <NoPreview onLeave={onClose} />;
  if (detail.status !== 'ready')
    return (
      <>
        {preview && (
          <div data-head="" className="px-4 pt-3">
            <ArticleHead entry={preview} language={language} secondary={secondary} />
          </div>
        )}
        {detail.status === 'failed' ? (
          <ArticleFailed onRetry={onRetry} />
        ) : (
          <ArticleSkeleton head={!preview} />
        )}
      </>
    );
  const { event, stale } = detail;
  const texts = { language, secondary, outsideShare, acts, opening };
  return <ReadyArticle event={event} stale={stale} scroller={scroller} {...texts} />;
}

/** The reader's actions on the event, including those already taken. */
function EventActions({ event, language }: { event: ArticleEvent; language: Language }) {
  const t = useTranslations('chat');
  const openChat = useSetAtom(openChatAtom);
  const marks = usePatched(event);
  const toggleLike = useSetAtom(toggleLikeAtom);
  const toggleFavorite = useSetAtom(toggleFavoriteAtom);
  const copyLink = useSetAtom(copyLinkAtom);
  const offerQuestions = useSetAtom(articleQuestionsAtom);
  const { id, follow_up_questions } = event;
  const questions = useMemo(
    () =>
      inOwnLanguage(follow_up_questions, language).map((question) => pickText(question, language)),
    [follow_up_questions, language],
  );
  useEffect(() => offerQuestions({ id, questions }), [offerQuestions, id, questions]);
  return (
    <ArticleActions
      marks={marks}
      onLike={() => void toggleLike(marks)}
      onSave={() => void toggleFavorite(marks)}
      onShare={() => void copyLink(event.id)}
      ask={<AskBar label={t('askArticle')} onPress={() => openChat(questions)} />}
    />
  );
}
