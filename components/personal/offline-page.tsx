'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { bytesText } from '@/components/ui/bytes';
import { IconButton } from '@/components/ui/icon-button';
import { Skeleton } from '@/components/ui/skeleton';
import { topicHref } from '@/lib/browser/history/further-pages';
import {
  canInstall,
  install,
  installsByHand,
  isInstalled,
  onInstallOffer,
} from '@/lib/browser/device/install';
import { clearTag } from '@/lib/model/text/voice-tag';
import { useKept } from '@/lib/state/offline/kept';
import { CenterSection } from './center-section';

/** What this device has stored for offline reading, its size, and removing it. */
export default function OfflinePage() {
  const t = useTranslations('offline');
  const locale = useLocale();
  const { kept, clear, removeTopic } = useKept();
  const [busy, setBusy] = useState(false);
  const total = useRef<HTMLParagraphElement>(null);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-5 pb-10">
      <InstallSection />
      <CenterSection title={t('keptTitle')} text={t('keptText')}>
        {kept === undefined ? (
          <div role="status" aria-label={t('counting')}>
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="mt-3 h-4 w-1/2" />
          </div>
        ) : (
          <>
            <ul className="m-0 list-none border-t border-hairline p-0 text-brief">
              <Row>{t('lists', { count: kept.lists })}</Row>
              <Row>{t('articles', { count: kept.articles.length })}</Row>
              {kept.favorites && (
                <Row>{t('favorites', { count: kept.favorites.events.length })}</Row>
              )}
              {kept.topics.map(({ id, topic, size }) => (
                <Row key={id}>
                  <a
                    href={topicHref(id)}
                    lang={clearTag(topic?.topic_name ?? '')}
                    className="inline-flex min-h-11 min-w-0 flex-1 items-center [overflow-wrap:anywhere] text-accent"
                  >
                    {topic?.topic_name}
                  </a>
                  <span className="tabular shrink-0 text-meta text-ink-2">
                    {bytesText(size, locale)}
                  </span>
                  <IconButton
                    icon="close"
                    size={18}
                    label={t('removeTopic', { topic: topic?.topic_name ?? '' })}
                    className="-mr-3 shrink-0 text-ink-2"
                    // The row disappears with the focus in it: the focus moves below the list.
                    onClick={() => void removeTopic(id).then(() => total.current?.focus())}
                  />
                </Row>
              ))}
              {kept.unsent > 0 && <Row>{t('unsent', { count: kept.unsent })}</Row>}
            </ul>
            <p
              ref={total}
              tabIndex={-1}
              role="status"
              className="outline-none tabular mt-3 mb-3 text-small text-ink-2"
            >
              {t('bytes', { size: bytesText(kept.bytes, locale) })}
            </p>
            <Button
              disabled={busy}
              onClick={() => {
                setBusy(true);
                void clear().finally(() => setBusy(false));
              }}
            >
              {t('clear')}
            </Button>
          </>
        )}
      </CenterSection>
    </div>
  );
}

function Row({ children }: { children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center justify-between gap-3 border-b border-hairline py-0.5">
      {children}
    </li>
  );
}

/** Installing the site as an app, if the browser offers that or has it in a menu. */
function InstallSection() {
  const t = useTranslations('offline.install');
  const offered = useSyncExternalStore(onInstallOffer, canInstall, () => false);
  const byHand = installsByHand();
  if (isInstalled() || (!offered && !byHand)) return null;
  return (
    <CenterSection title={t('title')} text={byHand ? t('byHand') : t('text')}>
      {offered && <Button onClick={() => void install()}>{t('action')}</Button>}
    </CenterSection>
  );
}
