// The message for a call without an answer.
import { isOnline } from '@/lib/browser/offline/online';
import type { NoticeKey } from './notices';

/** The message for a call without an answer: being offline is not the service's fault. */
export const unansweredKey = (): NoticeKey =>
  isOnline() ? 'errors.serviceError' : 'errors.noNetwork';
