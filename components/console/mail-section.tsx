'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDateTime } from '@/components/shell/use-date-time';
import { Button } from '@/components/ui/button';
import type { Output } from '@/lib/contract';
import { useInnerList } from '@/lib/state/console/inner-list';
import { callAtom } from '@/lib/state/page/service';
import { ConsoleList } from './console-list';

/** Whether mail can be sent at all, and how many messages were. */
export function MailSection() {
  const t = useTranslations('console.mail');
  const dateTime = useDateTime();
  const call = useSetAtom(callAtom);
  const list = useInnerList('ListDeliveries', {});
  const [busy, setBusy] = useState(false);
  const [test, setTest] = useState<Output<'SendTestMail'>['data']>();
  const send = async () => {
    setBusy(true);
    setTest(undefined);
    // The client shows a refusal.
    const answer = await call()('SendTestMail', {}).catch(() => undefined);
    setBusy(false);
    setTest(answer?.data);
    if (answer?.data) list.reload();
  };
  return (
    <>
      <p className="mt-0 mb-3 text-brief text-ink-2">{t('hint')}</p>
      <Button disabled={busy} onClick={() => void send()}>
        {t('test')}
      </Button>
      <div role="status" className="mb-4 text-small not-empty:mt-2">
        {busy && t('sending')}
        {test && (
          <>
            <p className={`m-0 ${test.sent ? '' : 'text-danger'}`}>
              {t(test.sent ? 'sent' : 'failed', { to: test.to })}
            </p>
            <p lang="en" className="m-0 mt-1 font-mono text-meta [overflow-wrap:anywhere]">
              {test.answer}
            </p>
          </>
        )}
      </div>
      <h3 className="m-0 mb-2 text-body font-semibold">{t('list')}</h3>
      <ConsoleList
        list={list}
        keyOf={({ hour, kind, channel }) => `${hour} ${kind} ${channel}`}
        row={({ hour, kind, channel, sent, failed }) => (
          <>
            <p className="m-0 text-brief">
              {[t(`kinds.${kind}`), t(`channels.${channel}`)].join(' · ')}
            </p>
            <p className="m-0 mt-1 text-meta text-ink-2">
              {[
                dateTime(hour, { dateStyle: 'medium', timeStyle: 'short' }),
                t('count', { count: sent }),
                failed > 0 && t('lost', { count: failed }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </>
        )}
      />
    </>
  );
}
