// The answer to an address longer than Node accepts: it never becomes a request, so no page of Next
// and no call can answer it. Protects: a reader sees a page with a way on instead of a bare error,
// and a program gets the usual envelope.
import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { languages, toTag, type Language } from '@/lib/model/text/languages';
import { refusalBody } from '../request/refusal-response';

// Neither the site nor the reader is known here, so all languages are shown.
const words: Record<Language, { text: string; link: string }> = {
  en: { text: 'This address is too long.', link: 'Go to the news' },
  zh: { text: '这个地址太长了。', link: '去看新闻' },
  ph: { text: 'Masyadong mahaba ang address na ito.', link: 'Pumunta sa balita' },
};
const lines = languages.map((lang) => ({ lang: toTag(lang), ...words[lang] }));

const style = `:root{color-scheme:light dark}
body{display:grid;min-height:100dvh;margin:0;padding:24px;box-sizing:border-box;place-content:center;
gap:24px;text-align:center;font:16px/1.5 system-ui,sans-serif}
p,h1{margin:0}a{display:inline-block;min-height:44px;line-height:44px;color:inherit}`;

const body = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>414</title>
<style>${style}</style>
<main>
<h1>414</h1>
${lines.map(({ lang, text, link }) => `<div lang="${lang}"><p>${text}</p><a href="/m/news">${link}</a></div>`).join('\n')}
</main>
</html>
`;

const answerOf = (type: string, text: string, more: readonly string[] = []) =>
  [
    'HTTP/1.1 414 URI Too Long',
    `content-type: ${type}`,
    `content-length: ${Buffer.byteLength(text)}`,
    ...more,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
    '',
    text,
  ].join('\r\n');

const page = answerOf('text/html; charset=utf-8', body, [
  `content-security-policy: default-src 'none'; frame-ancestors 'none'; base-uri 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
]);

const envelope = () => answerOf('application/json', JSON.stringify(refusalBody('addressTooLong')));

/** Far below Node's limit for headers, and far above any address of ours. */
const longLineChars = 8_000;

/** What Node reports about a request that it could not parse. */
export type UnreadRequest = { code?: unknown; rawPacket?: unknown };

/** Whether the address was too long, not the headers after it. */
export function isTooLong({ code, rawPacket }: UnreadRequest): boolean {
  if (code !== 'HPE_HEADER_OVERFLOW' || !Buffer.isBuffer(rawPacket)) return false;
  const end = rawPacket.indexOf('\r\n');
  return end === -1 ? rawPacket.length > longLineChars : end > longLineChars;
}

const isCall = ({ rawPacket }: UnreadRequest) =>
  Buffer.isBuffer(rawPacket) &&
  /^[A-Z]+ \/(api|internal)\//.test(rawPacket.toString('latin1', 0, 32));

/** Answers and ends the connection. */
export function answerTooLong(unread: UnreadRequest, socket: Duplex): void {
  if (socket.writable) socket.end(isCall(unread) ? envelope() : page);
  else socket.destroy();
}
