'use client';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { TimeLabel } from '@/components/event/time-label';
import { useDateTime } from '@/components/shell/use-date-time';
import { Button } from '@/components/ui/button';
import { useSessions } from '@/lib/state/account/own-account';

/** The sessions of the account, and signing out of all others. */
export function AccountSessions() {
  const t = useTranslations('personal');
  const common = useTranslations('common');
  const dateTime = useDateTime();
  const heading = useId();
  const [busy, setBusy] = useState(false);
  const { sessions, failed, retry, endOthers, endOne } = useSessions();
  const others = sessions?.filter(({ here }) => !here).length ?? 0;
  const end = async (act: Promise<void>) => {
    setBusy(true);
    await act;
    setBusy(false);
  };
  return (
    <section aria-labelledby={heading} aria-busy={sessions === undefined} className="px-3 py-3">
      <h3 id={heading} className="m-0 mb-1 text-small font-semibold text-ink-2">
        {t('sessions')}
      </h3>
      {failed && !sessions && (
        <p role="alert" className="m-0 text-brief text-ink-2">
          {t('sessionsFailed')}{' '}
          <Button look="quiet" onClick={retry}>
            {common('retry')}
          </Button>
        </p>
      )}
      <ul className="m-0 list-none p-0">
        {sessions?.map(({ id, method, begun_at, seen_at, here }) => (
          <li
            key={id}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1 text-brief"
          >
            <span id={`${heading}-${id}`}>
              <span className={here ? 'font-medium' : undefined}>
                {t(here ? 'sessionHere' : 'sessionElsewhere')}
                {method && <span className="text-ink-2"> · {t(`methods.${method}`)}</span>}
              </span>
              {/* Only its times distinguish it from similar ones. */}
              <span className="block text-small text-ink-2">
                {t('sessionBegun', { date: dateTime(begun_at, { dateStyle: 'medium' }) })}
                {' · '}
                {here ? (
                  t('sessionNow')
                ) : (
                  <>
                    {t('sessionUsed')} <TimeLabel time={seen_at} />
                  </>
                )}
              </span>
            </span>
            {!here && (
              <Button
                look="quiet"
                className="-mr-5 ml-auto"
                aria-describedby={`${heading}-${id}`}
                disabled={busy}
                onClick={() => void end(endOne(id))}
              >
                {t('endOne')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others > 0 && (
        <Button
          look="quiet"
          className="-ml-5"
          disabled={busy}
          onClick={() => void end(endOthers())}
        >
          {t('endOthers')}
        </Button>
      )}
    </section>
  );
}
