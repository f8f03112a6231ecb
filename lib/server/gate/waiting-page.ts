// The page of a moment in which the one that was asked for cannot be had: it asks again by itself.
// Its reader's language is not known here, so that all languages are spoken.
import { languages, toTag, type Language } from '@/lib/model/text/languages';
import { dataHeaders } from '../request/refusal-response';

/** The 503, its headers and text. */
export function waitingPage(words: Record<Language, string>, retryAfterSeconds: number) {
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${retryAfterSeconds}"><title>…</title></head><body>
${languages.map((lang) => `<p lang="${toTag(lang)}">${words[lang]}</p>`).join('\n')}
</body></html>
`;
  const headers = {
    ...dataHeaders,
    // Not in a sandbox, which would keep the page from asking again.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(retryAfterSeconds),
  };
  return { status: 503, headers, body };
}
