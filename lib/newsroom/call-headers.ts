// The headers of a call besides its input: its conversation and the reader's language.
import { toLanguage } from '@/lib/model/text/languages';
import { acceptedLanguage } from '@/lib/model/text/accept-language';
import type { CallHeaders } from './context';

const sessionPattern = /^[\w.-]{1,64}$/;

/** An invalid header counts as missing. */
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

/** The secret in the caller's session cookie, if it has the form that we issue. */
export function readSessionToken(headers: Headers): string | undefined {
  return tokenPattern.exec(headers.get('cookie') ?? '')?.[1];
}
