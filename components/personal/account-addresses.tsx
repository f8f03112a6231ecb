'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { addressKinds, type AddressKind } from '@/lib/contract';
import { methodsAtom } from '@/lib/state/account/login-methods';
import { useOwnAccount } from '@/lib/state/account/own-addresses';
import { ChangeAddress } from './change-address';
import { ChangePassword } from './change-password';

type Changed = AddressKind | 'password';

/** The account's addresses and password, and changing them. */
export function AccountAddresses() {
  const t = useTranslations('ownAccount');
  const common = useTranslations('common');
  const offered = useAtomValue(methodsAtom);
  const [changed, setChanged] = useState<Changed>();
  const { own, failed, retry } = useOwnAccount();
  if (failed && !own) {
    return (
      <p role="alert" className="m-0 px-4 pb-3 text-brief text-ink-2">
        {t('failed')}{' '}
        <Button look="quiet" onClick={retry}>
          {common('retry')}
        </Button>
      </p>
    );
  }
  if (!own) {
    return (
      <div role="status" aria-label={t('loading')} className="px-4 pb-4">
        <Skeleton className="h-4 w-1/4" />
        <Skeleton className="mt-2 h-5 w-2/3" />
      </div>
    );
  }
  const addressOf = (kind: AddressKind) => own.addresses.find((one) => one.kind === kind)?.address;
  const shown = addressKinds.filter((kind) => addressOf(kind) || offered.includes(kind));
  // A form closes once its change was made; another one opened meanwhile stays open.
  const end = (which: Changed) => () => setChanged((now) => (now === which ? undefined : now));
  return (
    <ul className="m-0 list-none p-0">
      {shown.map((kind) => {
        const address = addressOf(kind);
        return (
          <Line
            key={kind}
            name={t(kind)}
            value={address ?? t('none')}
            action={t(address ? 'change' : 'add')}
            label={t(`${address ? 'changeOf' : 'addOf'}.${kind}`)}
            open={changed === kind}
            onOpen={offered.includes(kind) ? () => setChanged(kind) : undefined}
          >
            <ChangeAddress by={kind} replaces={address !== undefined} onEnd={end(kind)} />
          </Line>
        );
      })}
      {own.has_password && (
        <Line
          name={t('password')}
          value="••••••••"
          silent
          action={t('change')}
          label={t('changeOf.password')}
          open={changed === 'password'}
          onOpen={() => setChanged('password')}
        >
          <ChangePassword onEnd={end('password')} />
        </Line>
      )}
    </ul>
  );
}

/** One way to sign in; opened, the form to change it is below. */
function Line({
  name,
  value,
  silent = false,
  action,
  label,
  open,
  onOpen,
  children,
}: {
  name: string;
  value: string;
  /** The value is visible but hidden from screen readers. */
  silent?: boolean;
  action: string;
  label: string;
  open: boolean;
  /** Absent if it cannot be changed here. */
  onOpen?(): void;
  children: ReactNode;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return (
    <li className="border-b border-hairline px-4 py-2">
      <div className="flex min-h-12 items-center justify-between gap-3">
        <p className="m-0 min-w-0 text-brief">
          <span className="block text-small text-ink-2">{name}</span>
          <span className="block wrap-anywhere" aria-hidden={silent || undefined} translate="no">
            {value}
          </span>
        </p>
        {onOpen && !open && (
          <Button ref={button} look="quiet" className="-mr-4" aria-label={label} onClick={onOpen}>
            {action}
          </Button>
        )}
      </div>
      {open && <div className="pt-2 pb-4">{children}</div>}
    </li>
  );
}
