import type { Source } from '@/lib/model/feed/entry';
import { answerTree } from '@/lib/model/markdown/answer-tree';
import { OpenBlock } from './open-block';
import { ShareDate } from './share-date';
import type { ShareSite } from './share-site';
import { ShareSources } from './share-sources';
import { ShareTree } from './share-tree';

/** A question, its cited answer and the sources, with the event that it was about. */
export function ShareAnswer({
  site,
  question,
  answer,
  answerTag,
  references,
  askedAt,
  event,
  openHref,
}: {
  site: ShareSite;
  question: string;
  /** Markdown with citation marks. */
  answer: string;
  /** The language in which it was asked. */
  answerTag: string;
  references: readonly Source[];
  askedAt: number;
  /** The article that it was asked about, if it still exists. */
  event?: { href: string; title: string; sources: string };
  openHref: string;
}) {
  const { t } = site;
  const known = new Set(references.map(({ order }, index) => order ?? index + 1));
  return (
    <article>
      <h1 className="question" lang={answerTag}>
        {question}
      </h1>
      <div className="prose" lang={answerTag}>
        <ShareTree tree={answerTree(answer)} citing={{ hidden: false, known }} headingId="answer" />
      </div>
      <p className="made">
        {t('answerMade')} <ShareDate time={askedAt} />
      </p>
      {event && (
        <a className="beside" href={event.href}>
          <span>{t('answerAbout')}</span>
          <b>{event.title}</b>
          <span>{event.sources}</span>
        </a>
      )}
      <ShareSources site={site} sources={references} />
      <OpenBlock site={site} href={openHref} />
    </article>
  );
}
