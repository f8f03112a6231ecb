// Which text is an e-mail address: the general pattern of the specification, "compared in lower
// case: local part, @, a domain with a dotted name and a top level of 2 or more letters, or a
// bracketed IP". Linear in the length of the text; no control, invisible or direction-changing
// character ever passes, nor a bracket that would end the address in a mail header.
import { emailLocalOctets, emailOctets } from '../limits/account';

const atom = String.raw`[^<>()[\]\\.,;:\s@"\p{Cc}\p{Cf}]+`;
const quoted = String.raw`"[^"<>\p{Cc}\p{Cf}]+"`;
const name = String.raw`(?:[a-z\d-]+\.)+[a-z]{2,}`;
const address = String.raw`\[\d{1,3}(?:\.\d{1,3}){3}\]`;
const pattern = new RegExp(`^(${atom}(?:\\.${atom})*|${quoted})@(?:${name}|${address})$`, 'u');

const octets = (text: string) => new TextEncoder().encode(text).length;

/** The canonical spelling in which an address is stored and compared. */
export function emailOf(text: string): string {
  return text.trim().toLowerCase();
}

/** Surrounding white space is not part of an address: {@link emailOf} removes it first. */
export function isEmail(text: string): boolean {
  const email = text.toLowerCase();
  if (email.length > emailOctets || octets(email) > emailOctets) return false;
  const local = pattern.exec(email)?.[1];
  return local !== undefined && octets(local) <= emailLocalOctets;
}
