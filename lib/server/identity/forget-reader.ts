// After an account was deleted "the calls clear_user_history and clear_device_history are made": by
// us, as the reader who was signed in until just now, since the news service may not be the service
// that held the account.
import { buildServiceRequest, type Fetch } from '@/lib/contract';
import type { BffOptions } from '../calls/bff-options';
import { leaveBody } from '../calls/leave-body';
import { log } from '../process/log';
import { serviceBase } from '../calls/upstream';
import { whoIsThere } from './login-service';
import type { SessionUser } from './session';
import { serviceHeaders, type Visitor } from './visitor';

/**
 * Whether an account is gone although the answer to its deletion was lost: its session is then
 * gone, too. `at` has the cookies of that session.
 */
export async function wasDeleted(
  loginService: Fetch,
  at: Parameters<typeof whoIsThere>[1],
  { id }: SessionUser,
): Promise<boolean> {
  const there = await whoIsThere(loginService, at);
  if (there.known && !there.user) return true;
  // A slow service may still complete the deletion.
  log().error({ account: id }, 'whether an account was deleted is not known');
  return false;
}

/** Makes both calls. A failure of the news service is logged; the account is gone already. */
export async function forgetReader(
  from: Headers,
  visitor: Visitor,
  user: string,
  { service, serviceSecret, now }: BffOptions,
): Promise<void> {
  const reader = { ...visitor, identity: { ...visitor.identity, user } };
  const headers = await serviceHeaders(reader, from, serviceSecret, now);
  for (const name of ['ClearUserHistory', 'ClearDeviceHistory'] as const) {
    const answer = await service(buildServiceRequest(name, {}, serviceBase, headers));
    leaveBody(answer);
    if (!answer.ok)
      log().error(
        { call: name, account: user, status: answer.status },
        'a reader was not forgotten',
      );
  }
}
