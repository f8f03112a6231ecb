// The unsubscribe address of a mail: a POST unsubscribes at once, without signing in, as mail
// programs do with one click (RFC 8058); a GET asks first, since mail scanners open every address
// they find.
import { createClient } from '@/lib/client/create-client';
import { signIdentity } from '@/lib/contract/identity';
import { ServiceError } from '@/lib/client/service-error';
import { toLanguage, type Language } from '@/lib/model/text/languages';
import { acceptedLanguage } from '@/lib/model/text/accept-language';
import { serviceBase, upstream } from '../calls/upstream';
import { deploymentFor } from '../process/deployment-table';
import { environment } from '../process/env';
import { log } from '../process/log';
import { addressClaim } from '../request/client-address';
import { dataHeaders } from '../request/refusal-response';
import { escapeMarkup } from '@/lib/model/text/escape-markup';
import { bareHeaders, bareHtml } from './bare-page';

const tooMany = 429;

type Texts = (key: string, values?: Record<string, string | number>) => string;

/** The language of the mail, which its address names. */
export function unsubscribeLanguage({ url, headers }: Request): Language {
  const standard = deploymentFor(headers)?.defaultLanguage ?? 'en';
  const accepted = acceptedLanguage(headers.get('accept-language'), standard);
  return toLanguage(new URL(url).searchParams.get('lang'), accepted);
}

function page(language: Language, title: string, body: string, status: number): Response {
  return new Response(bareHtml(language, title, body), {
    status,
    headers: { ...dataHeaders, ...bareHeaders },
  });
}

export async function answerUnsubscribe(
  request: Request,
  language: Language,
  t: Texts,
): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const say = (key: string, status: number) =>
    page(language, t(`${key}Title`), `<p>${escapeMarkup(t(`${key}Text`))}</p>`, status);
  if (!/^[\w.:-]{3,400}$/.test(token)) return say('unknown', 404);
  if (request.method !== 'POST') {
    const { pathname, search } = new URL(request.url);
    const form = `<p>${escapeMarkup(t('askText'))}</p><form method="post" action="${escapeMarkup(pathname + search)}"><button type="submit">${escapeMarkup(t('stop'))}</button></form>`;
    return page(language, t('askTitle'), form, 200);
  }
  try {
    // The call is on behalf of nobody: the token of the mail says whose mail it is, and the network
    // is for limits.
    const { NEWS_SERVICE_SECRET, TRUSTED_PROXIES = [] } = environment();
    const network = addressClaim(request.headers, TRUSTED_PROXIES, NEWS_SERVICE_SECRET);
    const signed = await signIdentity(network, NEWS_SERVICE_SECRET, Date.now());
    const call = createClient(upstream(deploymentFor(request.headers)), {
      base: serviceBase,
      headers: () => ({ authorization: `Bearer ${signed}` }),
    });
    const { code } = await call('UnsubscribeDailyMail', { token });
    return code === 0 ? say('stopped', 200) : say('failed', 503);
  } catch (error) {
    // A forged token is not a failure of this site: mail programs would retry a 503.
    const refused = error instanceof ServiceError && error.kind === 'refused';
    if (refused && error.code === tooMany) {
      const answer = say('tooMany', tooMany);
      if (error.retryAfterSeconds) answer.headers.set('retry-after', `${error.retryAfterSeconds}`);
      return answer;
    }
    if (refused && error.code !== undefined && error.code < 500) return say('unknown', 404);
    log().warn({ err: error }, 'a mail could not be ended');
    return say('failed', 503);
  }
}
