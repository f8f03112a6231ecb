'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { notLoggedIn } from '@/lib/contract';
import type { ChatItem } from '@/lib/model/chat/item';
import { askSignInAtom } from '@/lib/state/page/sign-in';
import styles from './chat.module.css';

const tooMany = 429;

/** The message key of a turn that failed. */
export function failureKey({ loadingState, failure }: ChatItem) {
  if (loadingState === 'canceled') return 'connectCanceled';
  if (loadingState === 'failed_during_stream') return 'serviceUnavailable';
  if (loadingState !== 'failed') return undefined;
  if (failure?.code === notLoggedIn) return 'needsSignIn';
  if (failure?.code === tooMany) return 'busy';
  // Something answered, but only with an error: the connection is not at fault.
  return isServerStatus(failure?.code) ? 'serviceUnavailable' : 'connectFail';
}

const isServerStatus = (code = 0) => code >= 500 && code < 600;

/**
 * Refusals by a gateway in front of the service, which give no reason: a status and its sentence.
 */
const refusedStatus = (code = 0) => {
  if (code === 413) return 'tooLarge';
  return code >= 400 && code < 500 && code !== tooMany ? 'request' : undefined;
};

/** The service's own text for a refusal, in the reader's language if there is a message for it. */
export function useFailureText(item: ChatItem | undefined): string {
  const t = useTranslations();
  const { failure } = item ?? {};
  const key = item && failureKey(item);
  if (!key) return '';
  const notice = key === 'connectCanceled' ? undefined : failure?.notice;
  if (notice && 'text' in notice) return notice.text;
  // A key stored by an older version may no longer exist.
  if (notice && t.has(notice.key as never)) return t(notice.key as never, notice.values as never);
  const refused = key === 'connectFail' ? refusedStatus(failure?.code) : undefined;
  if (refused) return t(`errors.refused.${refused}`);
  return t(`chat.${key}`);
}

/** How a turn failed, and what the reader can do about it. */
export function AnswerEnd({
  item,
  modelFailed,
  onAskAgain,
  onAskWider,
}: {
  item: ChatItem;
  /** The answer is complete, but not or not entirely written by the model. */
  modelFailed: boolean;
  /** Absent once something else was asked. */
  onAskAgain?(): void;
  /** Absent if all news were already searched. */
  onAskWider?(): void;
}) {
  const t = useTranslations('chat');
  const askSignIn = useSetAtom(askSignInAtom);
  const key = failureKey(item);
  const text = useFailureText(item);
  const again = key !== undefined || modelFailed ? onAskAgain : undefined;
  if (!key && !again && !onAskWider) return null;
  return (
    <div className={styles.end}>
      {key && <p className="m-0">{text}</p>}
      <div className="flex flex-wrap gap-2">
        {key === 'needsSignIn' && (
          <Button look="solid" onClick={() => askSignIn('ask')}>
            {t('signIn')}
          </Button>
        )}
        {again && <Button onClick={again}>{t('askAgain')}</Button>}
        {onAskWider && <Button onClick={onAskWider}>{t('searchAll')}</Button>}
      </div>
    </div>
  );
}
