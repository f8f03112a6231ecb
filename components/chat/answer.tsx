'use client';
import type { ChatItem } from '@/lib/model/chat/item';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ArticleContext } from '@/components/article/article-context';
import { evidenceAtEnd } from '@/lib/model/article/evidence';
import { distinctSources } from '@/lib/model/feed/sources';
import type { AnswerWriting } from '@/lib/model/chat/chunk';
import { citedReference } from '@/lib/model/chat/plugins';
import { AnswerActions } from './answer-actions';
import { AnswerEnd } from './answer-end';
import { AnswerText } from './answer-text';
import { FollowUps } from './follow-ups';
import { Progress } from './progress';
import { RelatedArticles } from './related-articles';
import { SourceSummary } from './source-summary';
import { useAnswerParts } from './use-answer-parts';
import styles from './chat.module.css';

export type MessageProps = {
  item: ChatItem;
  /** It is the one that streams and shows its follow-up questions. */
  live: boolean;
  newest: boolean;
  /** Whether readers can rate answers. */
  feedback: boolean;
  onAsk(question: string, event_id?: string): void;
  /** `wider` searches all news for the same question. */
  onAskAgain(item: ChatItem, wider?: 'all'): void;
  /** Returns a question to the input for editing; absent where nothing can be asked. */
  onEdit?(question: string): void;
};

/** The result of a question: sources, text, articles, how it ended, and follow-up questions. */
export function Answer({ item, live, newest, feedback, onAsk, onAskAgain }: MessageProps) {
  const t = useTranslations();
  const { blocks, answering, extras } = useAnswerParts(item, live);
  const { references, evidence, writing, globalSearch, innerSearch, followup } = extras;
  const { botException, outcome } = extras;
  const context = useMemo(
    () => ({
      referenceOf: (n: number) => citedReference(references, n),
      evidenceOf: (text: string) => evidenceAtEnd(evidence, text),
      hideCitations: false,
      eventId: item.userMessage.event_id,
    }),
    [references, evidence, item.userMessage.event_id],
  );
  const hasText = blocks.length > 0;
  const { userMessage, loadingState } = item;
  return (
    <ArticleContext value={context}>
      <div className={styles.column}>
        <h3 className="sr-only">{t('chat.assistant')}</h3>
        <SourceSummary references={references} found={globalSearch.data} />
        <Progress item={item} extras={extras} hasText={hasText} />
        {hasText && <AnswerText blocks={blocks} answering={answering} />}
        {botException && <p className={styles.exception}>{botException.msg}</p>}
        <RelatedArticles articles={innerSearch.data} />
        {hasText && loadingState === 'completed' && (
          <WritingLine writing={writing} count={distinctSources(references).length} />
        )}
        {loadingState === 'completed' && feedback && <AnswerActions item={item} />}
        <AnswerEnd
          item={item}
          modelFailed={botException !== undefined}
          onAskAgain={newest ? () => onAskAgain(item) : undefined}
          onAskWider={
            loadingState === 'completed' && outcome?.scope !== 'all' && userMessage.event_id
              ? () => onAskAgain(item, 'all')
              : undefined
          }
        />
        {live && followup.length > 0 && (
          <div className="mt-3">
            <FollowUps
              questions={followup}
              onAsk={(question) => onAsk(question, userMessage.event_id)}
            />
          </div>
        )}
      </div>
    </ArticleContext>
  );
}

/** How the answer was written; a refusal was written by nobody. */
function WritingLine({ writing = 'model', count }: { writing?: AnswerWriting; count: number }) {
  const t = useTranslations('common.disclaimer');
  if (writing === 'none') return null;
  return <p className="m-0 mt-2 text-meta text-ink-2">{t(writing, { count })}</p>;
}
