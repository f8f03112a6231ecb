// The outbox of a local machine: messages that nothing could carry. No other site has one.
import { operations } from '@/lib/contract';
import { deploymentFor } from './deployment-table';
import { environment } from './env';
import { askLogin, loginClaim } from './login-service';
import { newTransaction } from './transaction';
import { loginUpstream } from './upstream';
import { originOf } from './site-origin';
import { readBrowser, serviceHeaders } from './visitor';

export type OutboxMessage = {
  kind: 'phone' | 'email';
  to: string;
  subject: string;
  text: string;
  sent_at: number;
};

/** Newest first; undefined where there is no outbox. */
export async function readOutbox(headers: Headers): Promise<OutboxMessage[] | undefined> {
  const deployment = deploymentFor(headers);
  if (!deployment || deployment.env !== 'local') return undefined;
  const { SESSION_SECRET, NEWS_SERVICE_SECRET } = environment();
  const now = Date.now();
  const loginService = loginUpstream(deployment);
  const secrets = { sessionSecret: SESSION_SECRET, serviceSecret: NEWS_SERVICE_SECRET };
  const browser = await readBrowser(headers, { deployment, loginService, ...secrets, now });
  const origin = originOf(deployment, headers.get('host'));
  const login = loginClaim(deployment, newTransaction().id, origin, deployment.defaultLanguage);
  const visitor = { ...browser, identity: { ...browser.identity, login } };
  const ours = await serviceHeaders(visitor, headers, NEWS_SERVICE_SECRET, now);
  const at = { headers: ours, jar: {}, deployment };
  const answer = await askLogin(loginService, 'ListOutbox', {}, at);
  const parsed = operations.ListOutbox.output.safeParse(await answer.json().catch(() => ({})));
  return parsed.data?.status ? parsed.data.data : undefined;
}
