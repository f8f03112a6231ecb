'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextField } from '@/components/ui/text-field';
import type { Output } from '@/lib/contract';
import { toTag } from '@/lib/model/text/languages';
import { useInnerAct } from '@/lib/state/console/inner-list';
import { AskedAct } from './asked-act';
import type { InnerEvent } from './event-sources';

/** The longest id of anything. */
const idChars = 128;

type Links = NonNullable<Output<'RecallGraph'>['data']>;

/** Related events, and merging another one into this one. */
export function EventLinks({
  event,
  links,
  onDone,
}: {
  event: InnerEvent;
  links: Links;
  onDone(): void;
}) {
  const t = useTranslations('console.event');
  const act = useInnerAct();
  const [other, setOther] = useState('');
  const merge = async (from_id: string) => {
    const done = await act('MergeEvents', { event_id: event.id, from_id });
    if (done) {
      setOther('');
      onDone();
    }
    return done;
  };
  const canMerge = event.state === 'live';
  return (
    <section aria-label={t('near')}>
      <h4 className="m-0 mb-1 text-small font-semibold">{t('near')}</h4>
      {links.topics.length > 0 && (
        <p className="m-0 mb-1 text-meta text-ink-2 [overflow-wrap:anywhere]">
          {t('inTopics', { names: links.topics.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {links.twins.length + links.similar.length === 0 && (
        <p className="m-0 text-small text-ink-2">{t('noNear')}</p>
      )}
      <ul className="m-0 list-none p-0">
        {links.twins.map(({ event_id, title, lang }) => (
          <li key={event_id} className="py-2">
            <NearEvent title={title} lang={lang} facts={`${t('twin')} · ${event_id}`} />
          </li>
        ))}
        {links.similar.map(({ event_id, title, lang, score }) => (
          <li key={event_id} className="py-2">
            <NearEvent
              title={title}
              lang={lang}
              facts={`${t('share', { share: score })} · ${event_id}`}
              className="mb-2"
            />
            {canMerge && (
              <AskedAct
                text={t('merge')}
                of={title}
                question={t('askMerge')}
                onAct={() => merge(event_id)}
              />
            )}
          </li>
        ))}
      </ul>
      {canMerge && (
        <div className="mt-2 grid grid-cols-1 gap-2">
          <TextField
            label={t('mergeId')}
            maxLength={idChars}
            value={other}
            onChange={({ target }) => setOther(target.value)}
          />
          {other.trim() !== '' && (
            <AskedAct
              text={t('merge')}
              of={other.trim()}
              question={t('askMerge')}
              onAct={() => merge(other.trim())}
            />
          )}
        </div>
      )}
    </section>
  );
}

/** Its headline, and how it is related. */
function NearEvent({
  title,
  lang,
  facts,
  className = '',
}: Pick<Links['twins'][number], 'title' | 'lang'> & { facts: string; className?: string }) {
  return (
    <>
      <p lang={toTag(lang)} className="m-0 text-small [overflow-wrap:anywhere]">
        {title}
      </p>
      <p className={`m-0 text-meta text-ink-2 [overflow-wrap:anywhere] ${className}`}>{facts}</p>
    </>
  );
}
