import type { ReactNode } from 'react';
import type { Difference, Perspective, Syndication, TimelineEntry } from '@/lib/contract';
import { langTag, pick } from '@/lib/model/text/languages';
import { ShareDate } from './share-date';
import type { ShareSite } from './share-site';
import { CitedWords, type Citing } from './share-tree';

export type ShareSectionsData = {
  differences?: Difference[];
  timeline?: TimelineEntry[];
  perspectives?: Perspective[];
  syndication?: Syndication;
};

/** "Reported by 100 outlets from one text", with the agency's name if it is known. */
export function syndicationWords(
  { t }: ShareSite,
  { outlets: count, agency }: Syndication,
): string {
  return agency ? t('syndicatedAgency', { count, agency }) : t('syndicated', { count });
}

/**
 * The sections around an event's text: where sources differ, its timeline, what each leads with.
 */
export function ShareSections({
  site,
  event: { differences = [], timeline = [], perspectives = [] },
  citing,
}: {
  site: ShareSite;
  event: ShareSectionsData;
  citing: Citing;
}) {
  const { t } = site;
  return (
    <>
      <Section title={t('differences')} items={differences}>
        {({ sides }) =>
          sides.map((side, at) => <Side key={at} side={side} site={site} citing={citing} />)
        }
      </Section>
      <Section title={t('timeline')} items={timeline}>
        {(entry) => (
          <>
            <ShareDate time={entry.time} /> <Side side={entry} site={site} citing={citing} />
          </>
        )}
      </Section>
      <Section title={t('leads')} items={perspectives}>
        {(side) => <Side side={side} site={site} citing={citing} />}
      </Section>
    </>
  );
}

function Section<T>({
  title,
  items,
  children,
}: {
  title: string;
  items: readonly T[];
  children: (item: T) => ReactNode;
}) {
  if (items.length === 0) return null;
  return (
    <section className="sections">
      <h2>{title}</h2>
      <ul>
        {items.map((item, index) => (
          <li key={index}>{children(item)}</li>
        ))}
      </ul>
    </section>
  );
}

function Side({
  side,
  site: { language },
  citing,
}: {
  side: Pick<Perspective, 'title' | 'text'>;
  site: ShareSite;
  citing: Citing;
}) {
  const title = pick(side.title, language);
  const text = pick(side.text, language);
  return (
    <>
      {title && <strong lang={langTag(title.lang)}>{title.text}</strong>}{' '}
      <span lang={langTag(text?.lang)}>
        <CitedWords text={text?.text ?? ''} citing={citing} />
      </span>
      <br />
    </>
  );
}
