'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextField } from '@/components/ui/text-field';
import { callAtom } from '@/lib/state/page/service';
import { AskedAct } from './asked-act';

/** Deletes what a reader's devices store on this site, by key prefix. */
export function CacheForm({ userId }: { userId: string }) {
  const t = useTranslations('console');
  const call = useSetAtom(callAtom);
  const [prefix, setPrefix] = useState('');
  const [deleted, setDeleted] = useState<number>();
  return (
    <>
      <TextField
        label={t('cache.prefix')}
        maxLength={128}
        value={prefix}
        onChange={(change) => {
          setPrefix(change.target.value);
          setDeleted(undefined);
        }}
      />
      {prefix && (
        <div className="mt-2 flex">
          <AskedAct
            text={t('cache.delete')}
            of={prefix}
            question={t('cache.ask', { prefix })}
            onAct={async () => {
              const answer = await call()('DeleteCacheKeys', { user_id: userId, prefix }).catch(
                () => undefined,
              );
              setDeleted(answer?.data?.deleted);
              return answer?.data !== undefined;
            }}
          />
        </div>
      )}
      <p role="status" className="m-0 text-small text-ink-2 not-empty:mt-2">
        {deleted === 0
          ? t('cache.deletedNone')
          : deleted !== undefined && t('cache.deleted', { count: deleted })}
      </p>
    </>
  );
}
