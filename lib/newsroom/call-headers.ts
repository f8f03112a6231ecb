// The headers by which a call says more than its input: its conversation and the reader's language.
import { acceptedLanguage, toLanguage } from '@/lib/model/text/languages';
import type { CallHeaders } from './context';

const sessionPattern = /^[\w.-]{1,64}$/;

/** What does not read as it should counts as not sent. */
export function readCall({ headers, signal }: Request): CallHeaders {
  const session = headers.get('session-id') ?? '';
  const accepted = acceptedLanguage(headers.get('accept-language'), 'en');
  return {
    session: sessionPattern.test(session) ? session : '',
    language: toLanguage(headers.get('language'), accepted),
    signal,
  };
}

const tokenPattern = /(?:^|;)\s*session=([\w-]{20,100})\s*(?:;|$)/;

/** The secret in the caller's session cookie, in the form that we give it. */
export function readSessionToken(headers: Headers): string | undefined {
  return tokenPattern.exec(headers.get('cookie') ?? '')?.[1];
}
