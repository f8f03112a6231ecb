'use client';
import { useTranslations } from 'next-intl';
import { AskAboutSentence } from './ask-about-sentence';
import type { PopupContentProps } from '../shell/popup-content';
import { SourceList } from '../event/source-list';

/** Opened by tapping a cited sentence: its passage and the sources that support it. */
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
        <div className="mt-4 flex">
          <AskAboutSentence sentence={popup.passage} event_id={popup.event_id} />
        </div>
      )}
      {popup.sources.length > 0 ? (
        <SourceList sources={popup.sources} />
      ) : (
        <p className="mt-3 text-small text-ink-2">{t('passageWithoutSource')}</p>
      )}
    </>
  );
}
