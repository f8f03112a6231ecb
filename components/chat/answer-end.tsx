'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { notLoggedIn } from '@/lib/contract';
import type { ChatItem } from '@/lib/model/chat/item';
import { askSignInAtom } from '@/lib/state/account/sign-in';
import styles from './chat.module.css';

const tooMany = 429;

/** The message key of a turn that did not end well. */
export function failureKey({ loadingState, failure }: ChatItem) {
  if (loadingState === 'canceled') return 'connectCanceled';
  if (loadingState === 'failed_during_stream') return 'serviceUnavailable';
  if (loadingState !== 'failed') return undefined;
  if (failure?.code === notLoggedIn) return 'needsSignIn';
  return failure?.code === tooMany ? 'busy' : 'connectFail';
}

/** How a turn ended that did not end well, and what the reader can do about it. */
export function AnswerEnd({
  item,
  onAskAgain,
}: {
  item: ChatItem;
  /** Absent where something else has been asked since. */
  onAskAgain?(): void;
}) {
  const t = useTranslations('chat');
  const askSignIn = useSetAtom(askSignInAtom);
  const key = failureKey(item);
  if (!key) return null;
  return (
    <div className={styles.end}>
      <p className="m-0">{t(key)}</p>
      <div className="flex flex-wrap gap-2">
        {key === 'needsSignIn' && (
          <Button look="solid" onClick={() => askSignIn('ask')}>
            {t('signIn')}
          </Button>
        )}
        {onAskAgain && <Button onClick={onAskAgain}>{t('askAgain')}</Button>}
      </div>
    </div>
  );
}
