// What an answer has to say before anybody acts on it. Protects: the empty answer that the client makes
// of an HTTP error is neither a success nor a list without anything in it.
import type { Envelope } from '@/lib/contract';
import { takenDown } from '@/lib/contract/codes';
import { ServiceError } from './service-error';

function failureOf({ code, msg = '' }: Envelope): ServiceError {
  // Behind an HTTP error nobody knows what was done: as where no answer arrived.
  if (code === undefined) return new ServiceError('network', 'The service gave no answer.');
  return new ServiceError('refused', msg, code, { notice: msg ? { text: msg } : undefined });
}

/** The answer of a call that was done; any other rejects with {@link ServiceError}. */
export async function mustSucceed<A extends Envelope>(asked: Promise<A>): Promise<A> {
  const answer = await asked;
  if (answer.code !== 0) throw failureOf(answer);
  return answer;
}

/** The same, where to hear that something is gone is an answer, too. */
export async function mustSucceedOrBeGone<A extends Envelope>(asked: Promise<A>): Promise<A> {
  const answer = await asked;
  if (answer.code !== 0 && answer.code !== takenDown) throw failureOf(answer);
  return answer;
}

/** The answer; `refused` where the service said no, undefined where nobody knows what was done. */
export async function answerOrRefusal<A extends Envelope>(
  asked: Promise<A>,
): Promise<A | 'refused' | undefined> {
  try {
    return await mustSucceed(asked);
  } catch (error) {
    return error instanceof ServiceError && error.kind === 'refused' ? 'refused' : undefined;
  }
}
