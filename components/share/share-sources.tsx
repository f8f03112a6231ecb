import { referenceId } from '@/lib/model/markdown/citations';
import { hostOf, sourceName, type Source } from '@/lib/model/feed/entry';
import { titleTag } from '@/lib/model/feed/title-tag';
import { safeHref } from '@/lib/model/wire/safe-href';
import { ShareDate } from './share-date';
import type { ShareSite } from './share-site';

/** The numbered sources that the citation numbers in the text link to. */
export function ShareSources({ site, sources }: { site: ShareSite; sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="sources">
      <h2 id="sources">{site.t('sources')}</h2>
      <ol>
        {sources.map((source, index) => {
          const number = source.order ?? index + 1;
          const name = sourceName(source);
          const title = source.title || hostOf(source.link);
          const href = safeHref(source.link);
          return (
            <li key={`${number}:${source.link}`} id={referenceId(number)} value={number}>
              <span className="from">
                <SourceIcon host={hostOf(source.link)} />
                {name}
                <ShareDate time={source.release_time ?? 0} />
              </span>
              {href ? (
                <a href={href} lang={titleTag(source)} rel="nofollow noopener noreferrer">
                  {title}
                </a>
              ) : (
                <span lang={titleTag(source)}>{title}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

export function SourceIcon({ host }: { host: string }) {
  if (!host) return null;
  return (
    <img
      src={`/icon/${encodeURIComponent(host)}`}
      alt=""
      width={16}
      height={16}
      loading="lazy"
      decoding="async"
    />
  );
}
