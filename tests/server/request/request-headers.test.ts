import { accessTokenPrefix } from '@/lib/model/account/access-token';
import { withoutForbidden } from '@/lib/server/request/request-headers';

const left = (sent: Record<string, string>) =>
  Object.fromEntries(withoutForbidden(new Headers(sent)));

it.each([
  ...['x-middleware-subrequest', 'x-middleware-rewrite', 'x-invoke-path', 'x-invoke-status'],
  ...['x-nextjs-data', 'x-nextjs-request', 'x-nextjs-request-id-x', 'x-nextjs-html-request-idx'],
  ...['x-matched-path', 'x-now-route-matches', 'x-nonce', 'x-location', 'x-original-url'],
  ...['x-rewrite-url', 'x-app-mode', 'x-inner', 'x-asked-path'],
  ...['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-prefix'],
  ...['x-forwarded-scheme', 'x-forwarded-server', 'next-action', 'next-resume'],
  ...['content-security-policy', 'content-security-policy-report-only', 'authorization'],
  ...['forwarded-user', 'auth-email', 'authenticated-groups', 'remote-name', 'original-id'],
  ...['real-user', 'remoteuser', 'x-remote-user', 'x-real-name', 'x-authenticated-email'],
  ...['x-forwarded-user', 'x-forwarded-email', 'x-forwarded-groups'],
  ...['x-forwarded-preferred-username', 'x-user', 'x-user-id', 'x-account', 'x-account-name'],
  ...['x-identity', 'x-identity-token', 'x-operator', 'x-auth-request-email'],
])('nobody but this program says %s', (name) => {
  expect(left({ [name]: 'theirs', accept: '*/*' })).toEqual({ accept: '*/*' });
});

it.each([
  ...['cookie', 'host', 'origin', 'user-agent', 'accept-language', 'cube-id', 'language'],
  ...['x-forwarded-for', 'x-forwarded-proto', 'x-request-id', 'x-real-ip', 'x-country'],
  // The development server ties a navigation to its page by these.
  ...['x-nextjs-request-id', 'x-nextjs-html-request-id'],
  ...['next-router-state-tree', 'rsc', 'x-users', 'x-accounts', 'x-identityx', 'x-operators'],
  ...['my-content-security-policy', 'x-authorization', 'proxy-authorization', 'x-x-nonce'],
  ...['x-nonces', 'x-insider', 'forwarded-users', 'my-remote-user', 'xforwarded', 'forwardedx'],
])('whoever asks may say %s', (name) => {
  expect(left({ [name]: 'theirs' })).toEqual({ [name]: 'theirs' });
});

it('an access token goes on: it is no claim, and any other authorization is', () => {
  const token = `${accessTokenPrefix}x`;
  for (const authorization of [`Bearer ${token}`, `GoogleLogin auth=${token}`]) {
    expect(left({ authorization })).toEqual({ authorization });
    // It speaks for itself alone.
    expect(left({ authorization, 'x-user': authorization })).toEqual({ authorization });
  }
  for (const authorization of ['Bearer x', 'Basic YTpi', token]) {
    expect(left({ authorization })).toEqual({});
  }
});

it('the headers of the request itself stay as they came', () => {
  const headers = new Headers({ 'x-user': '1' });
  withoutForbidden(headers);
  expect(headers.get('x-user')).toBe('1');
});
