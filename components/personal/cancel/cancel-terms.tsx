'use client';
import { useTranslations } from 'next-intl';
import { useId, useState, useSyncExternalStore } from 'react';
import { useSecondsLeft } from '@/components/account/use-seconds-left';
import { PageLink } from '@/components/shell/page-link';
import { Button } from '@/components/ui/button';
import { PersonalIcon } from '../personal-icon';
import { useFailureText, type Failing } from './use-failure-text';

const never = () => () => undefined;

/** What is lost, and the reader's confirmation. */
export function CancelTerms({
  busy,
  failure,
  onAccept,
}: {
  busy: boolean;
  failure: Failing | undefined;
  onAccept(): void;
}) {
  const t = useTranslations('cancel');
  const textOf = useFailureText();
  const [agreed, setAgreed] = useState(false);
  const boxId = useId();
  const left = useSecondsLeft(failure?.until);
  // Drop the message once the wait it names has passed.
  const told = failure?.until === undefined || left > 0 ? failure : undefined;
  // A box ticked before hydration would not count.
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (agreed && left === 0) onAccept();
      }}
    >
      <p className="mt-2 mb-0 text-brief font-medium text-danger">{t('intro')}</p>
      <h2 className="mt-6 mb-2 text-brief font-semibold">{t('goneTitle')}</h2>
      <ul className="m-0 list-none p-0">
        {(['identity', 'history', 'device'] as const).map((name) => (
          <li
            key={name}
            className="flex gap-3 border-t border-hairline py-3 text-brief first:border-t-0"
          >
            <span className="pt-0.5 text-danger">
              <PersonalIcon name="trash" size={18} />
            </span>
            {t(`gone.${name}`)}
          </li>
        ))}
      </ul>
      <p className="mt-2 mb-0 text-brief text-ink-2">{t('stays')}</p>
      <h2 className="mt-5 mb-1 text-brief font-semibold">{t('keepTitle')}</h2>
      <p className="m-0 text-brief text-ink-2">{t('keep')}</p>
      <div className="mt-6 flex items-start gap-3">
        <input
          id={boxId}
          type="checkbox"
          checked={agreed}
          disabled={!alive}
          onChange={({ target }) => setAgreed(target.checked)}
          className="mt-1 size-5 shrink-0 accent-accent"
        />
        <label htmlFor={boxId} className="text-brief">
          {t.rich('agree', {
            link: (words) => (
              <PageLink href="/policy/cancel" className="text-accent underline underline-offset-4">
                {words}
              </PageLink>
            ),
          })}
        </label>
      </div>
      {told && (
        <p role="alert" className="mt-3 mb-0 text-small text-danger">
          {textOf(told)}
        </p>
      )}
      <Button
        type="submit"
        look="solid"
        className="tabular mt-6 w-full"
        disabled={!agreed || busy || left > 0}
      >
        {left > 0 ? t('nextIn', { seconds: left }) : t(busy ? 'sending' : 'next')}
      </Button>
    </form>
  );
}
