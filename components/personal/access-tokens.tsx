'use client';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { TimeLabel } from '@/components/event/time-label';
import { PageLink } from '@/components/shell/page-link';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { AccessToken, TokenScope } from '@/lib/contract';
import { tokenScopes } from '@/lib/contract';
import { tokenNameChars } from '@/lib/model/limits/programs';
import { useAccessTokens } from '@/lib/state/account/access-tokens';
import { TextField } from '@/components/ui/text-field';
import { TokenSecret } from './token-secret';

/** Tokens of private feeds are created with the feed. */
const made = tokenScopes.filter((scope) => scope !== 'feed');

/** Programs that act for the reader: the list of tokens, creating one, and revoking each. */
export default function AccessTokens() {
  const t = useTranslations('personal.accessTokens');
  const common = useTranslations('common');
  const { tokens, failed, retry, secret, make, end } = useAccessTokens();
  const top = useRef<HTMLParagraphElement>(null);
  const heading = useId();
  const remove = async (id: string) => {
    // The row disappears with the focus in it: the focus moves to the top of the list.
    if (await end(id)) top.current?.focus();
  };
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-5 pb-10">
      <p ref={top} tabIndex={-1} className="m-0 text-small text-ink-2 outline-none">
        {t('text')}
      </p>
      <p className="mt-0 mb-3 text-small">
        <PageLink
          href="/inner/api"
          title={t('reference')}
          className="inline-flex min-h-11 items-center text-accent underline"
        >
          {t('reference')}
        </PageLink>
      </p>
      {secret !== undefined && <TokenSecret secret={secret} />}
      <NewToken onMake={make} />
      <section aria-labelledby={heading} aria-busy={tokens === undefined} className="pt-6">
        <h3 id={heading} className="m-0 mb-1 text-brief font-semibold">
          {t('yours')}
        </h3>
        {failed && !tokens && (
          <p role="alert" className="m-0 text-brief text-ink-2">
            {t('failed')}{' '}
            <Button look="quiet" onClick={retry}>
              {common('retry')}
            </Button>
          </p>
        )}
        {!failed && !tokens && <Skeleton className="mt-3 h-4 w-2/3" />}
        {tokens?.length === 0 && <p className="m-0 text-brief text-ink-2">{t('none')}</p>}
        <ul className="m-0 list-none p-0">
          {tokens?.map((token) => (
            <TokenRow key={token.id} token={token} onEnd={() => void remove(token.id)} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function TokenRow({ token, onEnd }: { token: AccessToken; onEnd(): void }) {
  const t = useTranslations('personal.accessTokens');
  return (
    <li className="flex items-center justify-between gap-3 border-b border-hairline py-1">
      <div className="min-w-0 py-1 text-brief">
        <p className="m-0 [overflow-wrap:anywhere]">{token.name}</p>
        <p className="m-0 text-small text-ink-2">
          {t(`scopes.${token.scope}.name`)} ·{' '}
          {token.used_at === 0 ? t('unused') : <TimeLabel time={token.used_at} />}
        </p>
      </div>
      <Button look="quiet" aria-label={t('endNamed', { name: token.name })} onClick={onEnd}>
        {t('end')}
      </Button>
    </li>
  );
}

function NewToken({ onMake }: { onMake(name: string, scope: TokenScope): Promise<boolean> }) {
  const t = useTranslations('personal.accessTokens');
  const [name, setName] = useState('');
  const [scope, setScope] = useState<TokenScope>('write');
  const [busy, setBusy] = useState(false);
  const make = async () => {
    if (busy || name.trim() === '') return;
    setBusy(true);
    if (await onMake(name.trim(), scope)) setName('');
    setBusy(false);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <TextField
        label={t('name')}
        value={name}
        maxLength={tokenNameChars}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => setName(target.value)}
      />
      <fieldset className="mt-3 border-0 p-0">
        <legend className="mb-1 p-0 text-small font-medium">{t('scope')}</legend>
        {made.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3 text-brief">
            <input
              type="radio"
              name="scope"
              className="size-5 accent-accent"
              checked={scope === one}
              onChange={() => setScope(one)}
            />
            <span>
              {t(`scopes.${one}.name`)}
              <span className="block text-small text-ink-2">{t(`scopes.${one}.text`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" look="solid" className="mt-3" disabled={busy || name.trim() === ''}>
        {t('make')}
      </Button>
    </form>
  );
}
