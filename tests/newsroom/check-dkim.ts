// Verifies the DKIM signature of a mail as its receiver would: RFC 6376, relaxed/relaxed, RSA with
// SHA-256. It shares no code with the library that signs.
import { createHash, verify, type KeyObject } from 'node:crypto';

/** A header field in canonical form: lower-case name, unfolded, runs of blanks as one space. */
function relaxed(field: string): string {
  const colon = field.indexOf(':');
  const value = field
    .slice(colon + 1)
    .replaceAll('\r\n', '')
    .replace(/[ \t]+/g, ' ');
  return `${field.slice(0, colon).trim().toLowerCase()}:${value.trim()}`;
}

function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''));
  const text = lines.join('\r\n').replace(/(?:\r\n)*$/, '');
  return text === '' ? '' : `${text}\r\n`;
}

function tagsOf(signature: string): Readonly<Record<string, string>> {
  const list = signature.slice(signature.indexOf(':') + 1).split(';');
  const pairs = list.map((tag) => {
    const at = tag.indexOf('=');
    return [tag.slice(0, at).trim(), tag.slice(at + 1).replace(/\s/g, '')] as const;
  });
  return Object.fromEntries(pairs);
}

/** Undefined if the mail has no signature. */
export function checkDkim(mail: string, publicKey: KeyObject) {
  const end = mail.indexOf('\r\n\r\n');
  const fields = mail.slice(0, end).split(/\r\n(?![ \t])/);
  const isNamed = (name: string) => (field: string) => relaxed(field).startsWith(`${name}:`);
  const signature = fields.find(isNamed('dkim-signature'));
  if (signature === undefined) return undefined;
  const { a, c, d, s, h = '', b = '', bh } = tagsOf(signature);
  expect({ a, c }).toEqual({ a: 'rsa-sha256', c: 'relaxed/relaxed' });
  const signed = h.toLowerCase().split(':');
  const rest = [...fields];
  const lines = signed.flatMap((name) => {
    // Of several fields with the same name, the last one not used yet.
    const at = rest.findLastIndex(isNamed(name));
    return at < 0 ? [] : rest.splice(at, 1).map(relaxed);
  });
  const unsigned = relaxed(signature.replace(/(;\s*b=)[^;]*/, '$1'));
  const head = Buffer.from([...lines, unsigned].join('\r\n'));
  const body = createHash('sha256').update(relaxedBody(mail.slice(end + 4)));
  const isValid =
    body.digest('base64') === bh && verify('sha256', head, publicKey, Buffer.from(b, 'base64'));
  return { isValid, domain: d, selector: s, signed };
}
