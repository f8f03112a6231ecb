// The two ways in which a login call refuses: a failure that the reader can correct at once, and
// "try later", which is HTTP 429.
import type { Language } from '@/lib/model/text/languages';
import { LoginError, type LoginErrorCode } from '@/lib/model/account/sign-in-kinds';
import { Refusal } from '../refusal';
import { accountPhrases, filled, type AccountPhrases } from './phrases';

/** "A login failure has status false with the service's description as msg." */
export function failed<Extra extends object>(
  language: Language,
  error_code: LoginErrorCode,
  { as = error_code, ...extra }: { as?: keyof AccountPhrases['failures'] } & Partial<Extra> = {},
) {
  const description = accountPhrases[language].failures[as];
  return { status: false, msg: description, data: { error_code, description, ...extra } };
}

/** A wait in the unit that a person would use (seconds, minutes, …), rounded up. */
function waitText(language: Language, seconds: number): string {
  const { waits } = accountPhrases[language];
  if (seconds <= 90) return filled(waits.seconds, { n: seconds });
  if (seconds <= 90 * 60) return filled(waits.minutes, { n: Math.ceil(seconds / 60) });
  return filled(waits.hours, { n: Math.ceil(seconds / 3600) });
}

/** The HTTP 429 refusal, to be thrown; its text, too, says how long to wait. */
export function tooOften(language: Language, retryAfterSeconds: number): Refusal {
  const wait = waitText(language, retryAfterSeconds);
  const message = filled(accountPhrases[language].tryLater, { wait });
  return new Refusal({ code: LoginError.TryLater, status: 429, message }, { retryAfterSeconds });
}
