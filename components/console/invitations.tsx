'use client';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useDateTime } from '@/components/shell/use-date-time';
import { Button } from '@/components/ui/button';
import { invitedAtOnce } from '@/lib/model/account/sign-up-mode';
import { addressesOf, useInvite, type Invited } from '@/lib/state/console/invite';
import { useInnerAct, useInnerList } from '@/lib/state/console/inner-list';
import { ConsoleList } from './console-list';
import { QuickAct } from './quick-act';

/** A form for new invitations, the outcome of each, and the unused ones. */
export function Invitations() {
  const t = useTranslations('console');
  const dateTime = useDateTime();
  const id = useId();
  const act = useInnerAct();
  const { busy, invite } = useInvite();
  const list = useInnerList('ListInvitations', {});
  const [text, setText] = useState('');
  const [results, setResults] = useState<Invited>([]);
  const addresses = addressesOf(text);
  const tooMany = addresses.length > invitedAtOnce;

  const send = async () => {
    const done = await invite(addresses);
    if (!done) return;
    setResults(done);
    const wrong = done.filter(({ outcome }) => outcome === 'invalid');
    setText(wrong.map(({ address }) => address).join('\n'));
    list.reload();
  };
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (addresses.length > 0 && !tooMany && !busy) void send();
        }}
      >
        <label htmlFor={id} className="mb-1.5 block text-small font-medium">
          {t('signUp.addresses')}
        </label>
        <textarea
          id={id}
          rows={3}
          value={text}
          aria-describedby={`${id}-hint`}
          onChange={(change) => setText(change.target.value)}
          className="block w-full rounded-cover border border-field bg-paper px-[16px] py-3 text-body focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-accent"
        />
        <p id={`${id}-hint`} className="m-0 mt-1.5 mb-3 text-small text-ink-2">
          {tooMany ? t('signUp.tooMany', { most: invitedAtOnce }) : t('signUp.hint')}
        </p>
        <Button type="submit" disabled={addresses.length === 0 || tooMany || busy}>
          {t('signUp.invite')}
        </Button>
      </form>
      <div role="status" className="mt-3 mb-4">
        {results.length > 0 && (
          <ul className="m-0 list-none p-0 text-small">
            {results.map(({ address, outcome }) => (
              <li key={address} className="[overflow-wrap:anywhere]">
                {address}: {t(`signUp.outcomes.${outcome}`)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <ConsoleList
        list={list}
        keyOf={({ address }) => address}
        row={({ address, created_at }) => (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 text-brief [overflow-wrap:anywhere]">
              {address}
              <span className="block text-meta text-ink-2">
                {dateTime(created_at, { dateStyle: 'medium' })}
              </span>
            </span>
            <QuickAct
              text={t('signUp.remove')}
              of={address}
              onAct={async () => {
                if (await act('RemoveInvitation', { address })) list.reload();
              }}
            />
          </div>
        )}
      />
    </>
  );
}
