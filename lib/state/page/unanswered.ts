// What is told of a call that got no answer.
import { isOnline } from '@/lib/browser/online';
import type { NoticeKey } from './notices';

/** What is told of a call that got no answer: a device without a network is no fault of the service. */
export const unansweredKey = (): NoticeKey =>
  isOnline() ? 'errors.serviceError' : 'errors.noNetwork';
