// Shown while the requested page is temporarily unavailable; it reloads by itself. The reader's
// language is not known here, so all languages are shown.
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
    // Not sandboxed, since that would keep the page from reloading.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(retryAfterSeconds),
  };
  return { status: 503, headers, body };
}
