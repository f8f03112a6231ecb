'use client';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useNotice } from '@/lib/state/console/send-notice';
import { AskedAct } from './asked-act';

/** Words to one reader, or to everybody who has an account; they stand among their messages. */
export function NoticeForm({ userId }: { userId?: string }) {
  const t = useTranslations('console');
  const id = useId();
  const [text, setText] = useState('');
  const { progress, send } = useNotice(userId);
  const words = text.trim();
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block text-small font-medium">
        {t('notices.text')}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={500}
        value={text}
        onChange={(change) => setText(change.target.value)}
        className="block w-full rounded-cover border border-field bg-paper px-[16px] py-3 text-body focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-accent"
      />
      <div className="mt-2 flex flex-wrap gap-2">
        {words && progress.state !== 'sending' && (
          <AskedAct
            text={t('notices.send')}
            of={words}
            question={t(userId === undefined ? 'notices.askAll' : 'notices.askOne')}
            onAct={async () => {
              const sent = await send(words);
              if (sent) setText('');
              return sent;
            }}
          />
        )}
      </div>
      <p role="status" className="m-0 text-small text-ink-2 not-empty:mt-2">
        {progress.state === 'sent' && progress.told === 0
          ? t('notices.sentNone')
          : progress.state !== 'none' && t(`notices.${progress.state}`, { count: progress.told })}
      </p>
    </>
  );
}
