// The environment variables about signing mails. Protects: a site whose settings say that its mails
// are signed never sends one unsigned, so a key that cannot sign stops the start.
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { MailSigning } from '@/lib/newsroom/accounts/mail-signing';
import { path, row, secretRow } from './environment-row';

/** Receivers increasingly refuse shorter keys, and need not check longer ones (RFC 8301). */
const bitsLeast = 2_048;
const bitsMost = 4_096;
const keyMost = 10_000;

const isLabel = (label: string) => /^[a-z\d-]{1,63}$/i.test(label) && !/^-|-$/.test(label);
const areLabels = (name: string) => name.split('.').every(isLabel);

export const signingRows = {
  DKIM_DOMAIN: row(
    'a domain such as example.org',
    z
      .string()
      .max(253)
      .refine((name) => name.includes('.') && areLabels(name))
      .optional(),
  ),
  DKIM_SELECTOR: row(
    'a name such as news, of letters, digits, hyphens and dots',
    z.string().max(100).refine(areLabels).optional(),
  ),
  DKIM_KEY: secretRow(
    `a text of at most ${keyMost} characters`,
    z
      .string()
      .max(keyMost)
      // A one-line value has \\n for each line break.
      .transform((text) => text.replaceAll('\\n', '\n'))
      .optional(),
  ),
  DKIM_KEY_FILE: row('the path of a file', path.optional()),
};

type Values = { [N in keyof typeof signingRows]: z.output<(typeof signingRows)[N]['schema']> };

const allowed = `it must be a private RSA key of ${bitsLeast} to ${bitsMost} bits in PEM form, without a passphrase`;

/** Why a key cannot sign mails; undefined where it can. */
function unfit(pem: string): string | undefined {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    return 'no private key that can be read';
  }
  const { asymmetricKeyType: kind, asymmetricKeyDetails: { modulusLength: bits = 0 } = {} } = key;
  if (kind !== 'rsa') return `a key of the kind ${kind}`;
  return bits < bitsLeast || bits > bitsMost ? `an RSA key of ${bits} bits` : undefined;
}

/** The key in the file of DKIM_KEY_FILE, or a sentence that says why it cannot sign mails. */
export function readSigningKey(file: string): { key: string } | { problem: string } {
  let key: string;
  try {
    key = readFileSync(/* turbopackIgnore: true */ file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { problem: `DKIM_KEY_FILE ${file} cannot be read (${code}).` };
  }
  const found = unfit(key);
  return found ? { problem: `DKIM_KEY_FILE ${file} has ${found}; ${allowed}.` } : { key };
}

/** Sentences about incomplete or duplicate settings, and about a key that cannot sign. */
export function signingProblems(source: Readonly<Record<string, string | undefined>>): string[] {
  const isSet = (name: string) => Boolean(source[name]?.trim());
  const [first] = Object.keys(signingRows).filter(isSet);
  if (first === undefined) return [];
  const needed = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'SMTP_URL'].filter((name) => !isSet(name));
  const keys = ['DKIM_KEY', 'DKIM_KEY_FILE'];
  if (!keys.some(isSet)) needed.push(keys.join(' or '));
  const problems = needed.map((name) => `${first} is set; ${name} must be set too.`);
  if (keys.every(isSet)) problems.push(`${keys.join(' and ')} are both set; one is enough.`);
  const { data: key } = signingRows.DKIM_KEY.schema.safeParse(source.DKIM_KEY?.trim() || undefined);
  const found = key && unfit(key);
  if (found) problems.push(`DKIM_KEY is ${found}; ${allowed}.`);
  return problems;
}

/** The settings for signing mails; undefined where none are set. */
export function mailSigning(values: Omit<Values, 'DKIM_KEY_FILE'>): MailSigning | undefined {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_KEY: key } = values;
  return domain && selector && key ? { domain, selector, key } : undefined;
}
