// A page of a few words that needs nothing else: no script, no file, no session. Protects: text is
// escaped, never interpreted as markup.
import { escapeMarkup } from '@/lib/model/text/escape-markup';
import { toTag, type Language } from '@/lib/model/text/languages';

const style =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:30rem;margin:4rem auto;padding:0 1.25rem}button{font:inherit;min-height:44px;padding:0 1.25rem}a{display:inline-block;padding:.7rem 0}';

/** `body` is markup. */
export function bareHtml(language: Language, title: string, body: string): string {
  return `<!doctype html><html lang="${toTag(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title><style>${style}</style></head><body><main><h1>${escapeMarkup(title)}</h1>${body}</main></body></html>`;
}

export const bareHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
} as const;
