'use client';
import { useTranslations } from 'next-intl';
import { SourceList } from '@/components/event/source-list';
import { inOneLanguage } from '@/lib/model/feed/entry';
import type { OutlineEntry } from '@/lib/model/markdown/outline';
import type { ArticleEvent } from '@/lib/state/article/load-detail';

export type AsideProps = {
  event: ArticleEvent;
  outline: readonly OutlineEntry[];
  /** The heading being read. */
  current: string | undefined;
  onChoose(id: string): void;
};

/** Fewer headings need no outline. */
const outlinedFrom = 2;

/** Beside an article, in a window that has the room: its outline, and its sources. */
export default function ArticleAside({ event, outline, current, onChoose }: AsideProps) {
  const t = useTranslations('article');
  const references = inOneLanguage(event.references, event.title);
  if (references.length === 0 && outline.length < outlinedFrom) return null;
  return (
    // Scrollable content must be reachable by keyboard. No landmark: it belongs to the article,
    // and the list of sources in it is one.
    <div role="group" data-aside="" aria-label={t('references')} tabIndex={0}>
      {outline.length >= outlinedFrom && (
        <nav aria-label={t('outline')} className="mb-7">
          <h2 className="m-0 mb-1 text-small font-semibold">{t('outline')}</h2>
          <ol className="m-0 list-none p-0">
            {outline.map(({ id, title, lang, depth }) => (
              <li key={id} className={depth > 2 ? 'pl-4' : undefined}>
                <a
                  href={`#${id}`}
                  lang={lang}
                  aria-current={id === current ? 'location' : undefined}
                  className="block border-l-2 border-hairline py-1.5 pl-3 text-small text-ink-2 no-underline hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
                  onClick={(press) => {
                    press.preventDefault();
                    onChoose(id);
                  }}
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {references.length > 0 && (
        <section>
          <h2 className="m-0 mb-1 text-small font-semibold">{t('references')}</h2>
          <SourceList sources={references} />
        </section>
      )}
    </div>
  );
}
