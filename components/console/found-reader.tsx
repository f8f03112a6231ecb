'use client';
import { useLocale, useTranslations } from 'next-intl';
import { writeNumber } from '@/lib/model/text/written';
import { useDateTime } from '@/components/shell/use-date-time';
import type { Output } from '@/lib/contract';
import { signInKinds } from '@/lib/model/account/sign-in-kinds';
import { useInnerAct } from '@/lib/state/console/inner-list';
import { AskedAct } from './asked-act';
import { CacheForm } from './cache-form';
import { NoticeForm } from './notice-form';

type Reader = NonNullable<Output<'FindReader'>['data']>;

type Act = 'BanReader' | 'UnbanReader' | 'SignOutReader' | 'DeleteReader';

/** A reader's account, and an operator's actions on it and for them. */
export function FoundReader({ reader, onDone }: { reader: Reader; onDone(): void }) {
  const t = useTranslations('console');
  const dateTime = useDateTime();
  const locale = useLocale();
  const act = useInnerAct();
  const { user_id, name, methods, sessions, created_at, banned_at, ban_reason } = reader;
  const isBanned = banned_at !== undefined;
  const day = (time: number) => dateTime(time, { dateStyle: 'medium' });
  const nameOf = (method: string) => {
    const known = signInKinds.find((kind) => kind === method);
    return known ? t(`readers.kinds.${known}`) : method;
  };
  const facts = [
    [t('readers.id'), user_id],
    [t('readers.since'), day(created_at)],
    [t('readers.methods'), methods.map(nameOf).join(', ')],
    [t('readers.sessions'), writeNumber(locale, sessions)],
    ...(isBanned
      ? [[t('readers.banned'), [day(banned_at), ban_reason].filter(Boolean).join(' · ')]]
      : []),
  ] as const;
  const run = async (name: Act, reason = '') => {
    const done = await act(name, { user_id, ...(reason !== '' && { reason }) });
    if (done) onDone();
    return done;
  };
  return (
    <article className="rounded-cover border border-hairline p-4">
      <h3 className="m-0 text-body font-semibold [overflow-wrap:anywhere]">{name || user_id}</h3>
      <dl className="m-0 mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-2">{term}</dt>
            <dd className="m-0 [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-2">
        {isBanned ? (
          <AskedAct
            key="unban"
            text={t('readers.unban')}
            of={name}
            question={t('readers.askUnban')}
            onAct={() => run('UnbanReader')}
          />
        ) : (
          <AskedAct
            key="ban"
            text={t('readers.ban')}
            of={name}
            question={t('readers.askBan')}
            withReason
            onAct={(reason) => run('BanReader', reason)}
          />
        )}
        {sessions > 0 && (
          <AskedAct
            text={t('readers.signOut')}
            of={name}
            question={t('readers.askSignOut')}
            onAct={() => run('SignOutReader')}
          />
        )}
        <AskedAct
          text={t('readers.delete')}
          of={name}
          question={t('readers.askDelete')}
          withReason
          onAct={(reason) => run('DeleteReader', reason)}
        />
      </div>
      <h4 className="mt-6 mb-2 text-brief font-semibold">{t('notices.toOne')}</h4>
      <NoticeForm userId={user_id} />
      <h4 className="mt-6 mb-2 text-brief font-semibold">{t('cache.title')}</h4>
      <CacheForm userId={user_id} />
    </article>
  );
}
