// Checks an answer before anything acts on it. Protects: the empty answer that the client makes of
// an HTTP error counts neither as a success nor as an empty list.
import type { Envelope } from '@/lib/contract';
import { takenDown } from '@/lib/contract/codes';
import { ServiceError } from './service-error';

function failureOf({ code, msg = '' }: Envelope): ServiceError {
  // After an HTTP error the outcome is unknown, as without an answer.
  if (code === undefined) return new ServiceError('network', 'The service gave no answer.');
  return new ServiceError('refused', msg, code, { notice: msg ? { text: msg } : undefined });
}

/** The answer of a successful call; any other rejects with {@link ServiceError}. */
export async function mustSucceed<A extends Envelope>(asked: Promise<A>): Promise<A> {
  const answer = await asked;
  if (answer.code !== 0) throw failureOf(answer);
  return answer;
}

/** The same, for calls where ‘gone’ is a valid answer, too. */
export async function mustSucceedOrBeGone<A extends Envelope>(asked: Promise<A>): Promise<A> {
  const answer = await asked;
  if (answer.code !== 0 && answer.code !== takenDown) throw failureOf(answer);
  return answer;
}

/** The answer; `refused` if the service refused, undefined if the outcome is unknown. */
export async function answerOrRefusal<A extends Envelope>(
  asked: Promise<A>,
): Promise<A | 'refused' | undefined> {
  try {
    return await mustSucceed(asked);
  } catch (error) {
    return error instanceof ServiceError && error.kind === 'refused' ? 'refused' : undefined;
  }
}
