'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { TimeLabel } from '@/components/event/time-label';
import { Button } from '@/components/ui/button';
import { copyText } from '@/lib/browser/device/clipboard';
import { notifyAtom } from '@/lib/state/page/notices';
import {
  exportFavoritesAtom,
  usePrivateFeed,
  type FileForm,
} from '@/lib/state/personal/export-favorites';

/** Exports the favorites as a file, or as a feed at an address that only the reader knows. */
export function TakeFavorites() {
  const t = useTranslations('ownAccount.favorites');
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="px-4 pt-8">
      <h2 id={heading} className="m-0 mb-1 font-title text-card-title font-semibold">
        {t('title')}
      </h2>
      <p className="mt-0 mb-3 text-small text-ink-2">{t('text')}</p>
      <Files />
      <PrivateFeed />
    </section>
  );
}

function Files() {
  const t = useTranslations('ownAccount.favorites');
  const save = useSetAtom(exportFavoritesAtom);
  const notify = useSetAtom(notifyAtom);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const take = async (form: FileForm) => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    running.current = new AbortController();
    try {
      const count = await save(form, t('title'), running.current.signal);
      notify({ key: count > 0 ? 'ownAccount.favorites.saved' : 'ownAccount.favorites.none' });
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button aria-disabled={busy} onClick={() => void take('html')}>
          {t('html')}
        </Button>
        <Button aria-disabled={busy} onClick={() => void take('json')}>
          {t('json')}
        </Button>
      </div>
      <p role={failed ? 'alert' : 'status'} className="mt-2 mb-0 text-small text-ink-2">
        {failed ? t('failed') : busy ? t('saving') : ''}
      </p>
    </>
  );
}

function PrivateFeed() {
  const t = useTranslations('ownAccount.favorites');
  const common = useTranslations('common');
  const notify = useSetAtom(notifyAtom);
  const heading = useId();
  const { feed, failed, retry, secret, make, end } = usePrivateFeed();
  const [busy, setBusy] = useState(false);
  const run = async (act: Promise<void>) => {
    setBusy(true);
    await act;
    setBusy(false);
  };
  const address = (form: 'atom' | 'json') =>
    `${window.location.origin}/feed.${form}?favorites=${secret ?? ''}`;
  const copy = async (text: string) => {
    const copied = await copyText(text);
    notify({
      key: copied ? 'ownAccount.favorites.copied' : 'ownAccount.favorites.notCopied',
      tone: copied ? 'good' : 'bad',
    });
  };
  return (
    <>
      <h3 id={heading} className="mt-6 mb-1 text-brief font-semibold">
        {t('feed')}
      </h3>
      <p className="mt-0 mb-3 text-small text-ink-2">{t('feedText')}</p>
      {failed && feed === undefined && (
        <p role="alert" className="m-0 text-brief text-ink-2">
          {t('feedFailed')}{' '}
          <Button look="quiet" onClick={retry}>
            {common('retry')}
          </Button>
        </p>
      )}
      {secret !== undefined && (
        <div role="status" className="mb-3 rounded-cover border border-hairline p-4">
          <p className="m-0 text-small">{t('once')}</p>
          {(['atom', 'json'] as const).map((form) => (
            <p key={form} className="mt-2 mb-0 text-small">
              <code className="block [overflow-wrap:anywhere]" translate="no">
                {address(form)}
              </code>
              <Button
                look="quiet"
                className="-ml-5"
                aria-label={t('copyOf', { form: t(`forms.${form}`) })}
                onClick={() => void copy(address(form))}
              >
                {t('copy')}
              </Button>
            </p>
          ))}
        </div>
      )}
      {feed && (
        <p className="mt-0 mb-3 text-small text-ink-2">
          {t('made')} <TimeLabel time={feed.created_at} />
        </p>
      )}
      {feed !== undefined && (
        <div className="flex flex-wrap gap-2">
          <Button disabled={busy} onClick={() => void run(make(t('feed')))}>
            {t(feed ? 'another' : 'make')}
          </Button>
          {feed && (
            <Button look="quiet" disabled={busy} onClick={() => void run(end())}>
              {t('end')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
