'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { SourceList } from '@/components/event/source-list';
import { inOneLanguage } from '@/lib/model/feed/entry';
import { langTag, pick, pickText, type Language } from '@/lib/model/text/languages';
import { inOwnLanguage } from '@/lib/model/text/own-language';
import { evidenceAtEnd, type Evidence } from '@/lib/model/article/evidence';
import { isTranslated } from '@/lib/model/text/how-made';
import { opensWithBrief } from '@/lib/model/article/opens-with-brief';
import { isHeadlineOnly } from '@/lib/model/feed/single-source';
import { outlineOf } from '@/lib/model/markdown/outline';
import { readingMinutes } from '@/lib/model/article/reading-time';
import type { ArticleEvent } from '@/lib/state/article/load-detail';
import { AlsoIn } from './also-in';
import { ArticleBlocks } from './article-blocks';
import { ArticleContext, type ArticleContextValue } from './article-context';
import { ArticleHead } from './article-head';
import { CitationCards } from './content/citation-cards';
import { Differences } from './differences';
import { OutlineSection } from './outline-section';
import { Perspectives, SocialMedia } from './perspectives';
import { Timeline } from './timeline';
import styles from './article.module.css';

export type ArticleProps = {
  event: ArticleEvent;
  language: Language;
  /** In bilingual mode: the language shown below each block. */
  secondary?: Language;
  /** "The update animation plays only if highlighting is enabled." */
  highlight?: boolean;
  /** "In outside-share mode reference-quote icons are hidden." */
  outsideShare?: boolean;
  onKeyword?: ArticleContextValue['onKeyword'];
  onSentence?: ArticleContextValue['onSentence'];
  /** Whether the assistant can be asked about its sentences. */
  askable?: boolean;
  /** The first frame: only the first screen; the rest follows at once. */
  opening?: boolean;
  /** Makes the questions buttons, if the assistant is available. */
  onQuestion?(question: string): void;
};

/** A sentence of an article composed from its sources is a quotation of one of them. */
const quotation = (sentence: string, numbers: readonly number[]): Evidence => ({
  ...{ sentence, verdict: 'quoted' },
  quotes: numbers.map((n) => ({ n, text: sentence, span: [0, sentence.length] })),
});

/**
 * A whole event as text: head, content, questions, sources, end. Independent of where it is shown.
 */
export function Article({
  event,
  language,
  secondary,
  highlight = true,
  outsideShare = false,
  onKeyword,
  onSentence,
  onQuestion,
  askable = false,
  opening = false,
}: ArticleProps) {
  const context = useArticleContext(event, { onKeyword, onSentence, askable, outsideShare });
  const minutes = useMemo(
    () => readingMinutes(event.content.map(({ text }) => pickText(text, language)).join('\n')),
    [event.content, language],
  );

  const bare = isHeadlineOnly(event);

  return (
    <ArticleContext value={context}>
      <article className="px-4 pt-3 pb-6">
        <ArticleHead
          entry={event}
          language={language}
          secondary={secondary}
          minutes={bare ? undefined : minutes}
          sources={inOneLanguage(event.references, event.title)}
          syndication={event.syndication}
          withBrief={!opensWithBrief(event, language)}
        />
        {!outsideShare && <AlsoIn twins={event.also_in} />}
        {!bare && <OutlineSection items={outlineOf(event, language)} />}
        <section id="markdown-content" className={`prose mt-4 ${styles.content}`}>
          {/* There is only one headline, which the page already shows. */}
          {!bare && (
            <ArticleBlocks
              event={event}
              language={language}
              secondary={secondary}
              highlight={highlight}
              opening={opening}
            />
          )}
        </section>
        {!opening && (
          <ArticleRest
            event={event}
            language={language}
            outsideShare={outsideShare}
            onQuestion={onQuestion}
          />
        )}
      </article>
    </ArticleContext>
  );
}

/** What its blocks need from the article around them. */
function useArticleContext(
  { id, title, references, writing, translated, evidence }: ArticleEvent,
  {
    onKeyword,
    onSentence,
    askable,
    outsideShare,
  }: Pick<ArticleProps, 'onKeyword' | 'onSentence'> &
    Required<Pick<ArticleProps, 'askable' | 'outsideShare'>>,
): ArticleContextValue {
  return useMemo<ArticleContextValue>(() => {
    const numbered = new Map(
      inOneLanguage(references, title).map((reference, index) => [
        reference.order ?? index + 1,
        reference,
      ]),
    );
    return {
      referenceOf: (n) => numbered.get(n),
      evidenceOf: (text, lang = '') =>
        writing === 'extract' && !isTranslated(lang, translated)
          ? quotation(text, [...numbered.keys()])
          : evidenceAtEnd(evidence ?? [], text),
      onKeyword,
      onSentence,
      eventId: askable ? id : undefined,
      hideCitations: outsideShare,
    };
  }, [
    references,
    title,
    writing,
    translated,
    evidence,
    onKeyword,
    onSentence,
    askable,
    id,
    outsideShare,
  ]);
}

/** What follows the content: how reports differ, questions, sources, the end. */
function ArticleRest({
  event,
  language,
  outsideShare,
  onQuestion,
}: Pick<ArticleProps, 'event' | 'language' | 'outsideShare' | 'onQuestion'>) {
  const t = useTranslations('article');
  const references = inOneLanguage(event.references, event.title);
  return (
    <>
      <Differences differences={event.differences} language={language} />
      <Timeline entries={event.timeline} language={language} />
      <Perspectives
        perspectives={event.perspectives}
        language={language}
        title={t(event.writing === 'extract' ? 'leads' : 'perspectives')}
      />
      <SocialMedia posts={event.social_media} language={language} />
      <FollowUps
        questions={isHeadlineOnly(event) ? [] : event.follow_up_questions}
        language={language}
        onQuestion={onQuestion}
      />
      {references.length > 0 && (
        <section id="references" aria-labelledby="references-title" className="mt-8">
          <h2 id="references-title" className="m-0 mb-1 text-small font-semibold">
            {t('references')}
          </h2>
          <SourceList sources={references} anchored />
        </section>
      )}
      {!outsideShare && <CitationCards />}
      <p className="mt-8 flex items-center gap-3 text-meta text-ink-2 before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        {t('end')}
      </p>
    </>
  );
}

function FollowUps({
  questions,
  language,
  onQuestion,
}: {
  questions: ArticleEvent['follow_up_questions'];
  language: Language;
  onQuestion?(question: string): void;
}) {
  const t = useTranslations('article');
  const own = inOwnLanguage(questions, language);
  const texts = own.flatMap((question) => pick(question, language) ?? []);
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="follow-ups-title" className="mt-8">
      <h2 id="follow-ups-title" className="m-0 mb-2 text-small font-semibold">
        {t('followUps')}
      </h2>
      <ul className="m-0 list-none space-y-2 p-0 text-brief">
        {texts.map(({ lang, text }) => (
          <li key={text} lang={langTag(lang)}>
            {onQuestion ? (
              <button
                type="button"
                onClick={() => onQuestion(text)}
                className="min-h-11 rounded-2xl bg-accent-soft px-4 py-2 text-left text-accent"
              >
                {text}
              </button>
            ) : (
              <span className="block border-l-2 border-hairline py-1 pl-3 text-ink-2">{text}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
