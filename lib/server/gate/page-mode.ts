// The display mode that an address asks for: `size=large` and `env=lynx`. Protects: it stays for as
// long as the browser is open, even when the next address no longer says it.
import { appMode, type AppModeValue } from '@/lib/model/wire/app-mode';
import { cookieName, readCookie, sessionCookie } from '../request/cookies';

const name = 'page_mode';
const modes = ['large', 'lynx'] as const;
type Mode = (typeof modes)[number];

function asked(query: URLSearchParams): Mode | '' | undefined {
  if (query.get('env') === 'lynx') return 'lynx';
  if (query.get('size') === 'large') return 'large';
  return query.has('env') || query.has('size') ? '' : undefined;
}

/** The cookie to set or clear, or undefined where the address says nothing. */
export function pageModeCookie(query: URLSearchParams, secure: boolean): string | undefined {
  const mode = asked(query);
  return mode === undefined ? undefined : sessionCookie(name, mode, secure);
}

/** The mode of this page: by its address, else by what an earlier address asked for. */
export function pageMode(headers: Headers, query: URLSearchParams, secure: boolean): AppModeValue {
  const kept = readCookie(headers, cookieName(name, secure));
  const mode = asked(query) ?? modes.find((one) => one === kept);
  return appMode({
    userAgent: headers.get('user-agent') ?? '',
    size: mode === 'large' ? mode : null,
    container: mode === 'lynx',
  });
}
