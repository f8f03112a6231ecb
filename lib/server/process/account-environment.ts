// The environment variables about signing in: transports for codes, and the providers. A provider
// is enabled when its client id is set.
import { createPrivateKey } from 'node:crypto';
import * as z from 'zod';
import type { NewsroomOptions } from '@/lib/newsroom';
import { addressRow, row, secretRow, sentSecretRow } from './environment-row';
import { mailSigning, signingProblems, signingRows } from './signing-environment';

const text = () => row('a text of at most 10000 characters', z.string().max(10_000).optional());
const secretText = () =>
  secretRow('a text of at most 10000 characters', z.string().max(10_000).optional());

/**
 * As providers issue it: with real line breaks, or with \\n for each, as a one-line .env value
 * needs.
 */
function isSigningKey(text: string): boolean {
  try {
    const { asymmetricKeyDetails } = createPrivateKey(text.replaceAll('\\n', '\n'));
    return asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}

export const accountRows = {
  SMTP_URL: secretRow(
    'an address such as smtps://user:password@mail.example.org',
    z.url({ protocol: /^smtps?$/ }).optional(),
  ),
  MAIL_FROM: row(
    'an email address, with a name before it if you like: Cubewire <news@example.org>',
    z
      .string()
      .regex(/^(?:[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/)
      .optional(),
  ),
  ...signingRows,
  // Gateway addresses contain keys.
  SMS_GATEWAY_URL: { ...addressRow(), secret: true },
  SMS_GATEWAY_TOKEN: sentSecretRow(),
  PHONE_CODE_LENGTH: row(
    'a whole number from 4 to 8',
    z
      .string()
      .regex(/^[4-8]$/)
      .transform(Number)
      .optional(),
  ),
  MESSAGES_A_DAY: row(
    'a whole number from 1 to 1000000',
    z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(1).max(1_000_000)).optional(),
  ),
  FACEBOOK_CLIENT_ID: text(),
  FACEBOOK_CLIENT_SECRET: secretText(),
  APPLE_CLIENT_ID: text(),
  APPLE_TEAM_ID: text(),
  APPLE_KEY_ID: text(),
  APPLE_PRIVATE_KEY: secretRow(
    'the text of the .p8 file (a private key of the curve P-256)',
    z.string().max(10_000).refine(isSigningKey).optional(),
  ),
  WORK_CHAT_CLIENT_ID: text(),
  WORK_CHAT_CLIENT_SECRET: secretText(),
  WORK_CHAT_ISSUER: addressRow(
    'the http or https address under which the work-chat app publishes its OpenID configuration',
  ),
};

type Name = keyof typeof accountRows;
type Values = { [N in Name]: z.output<(typeof accountRows)[N]['schema']> };

/** The variables that each variable requires. */
const needs: Partial<Record<Name, readonly Name[]>> = {
  FACEBOOK_CLIENT_ID: ['FACEBOOK_CLIENT_SECRET'],
  APPLE_CLIENT_ID: ['APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  WORK_CHAT_CLIENT_ID: ['WORK_CHAT_ISSUER'],
  MAIL_FROM: ['SMTP_URL'],
  SMS_GATEWAY_TOKEN: ['SMS_GATEWAY_URL'],
};

/** A sentence for each variable that lacks another one, or contradicts the others. */
export function accountProblems(source: Readonly<Record<string, string | undefined>>): string[] {
  const isSet = (name: string) => Boolean(source[name]?.trim());
  const halves = Object.entries(needs).flatMap(([name, others]) => {
    const missing = isSet(name) ? others.filter((other) => !isSet(other)) : [];
    return missing.map((other) => `${name} is set; ${other} must be set too.`);
  });
  return [...halves, ...signingProblems(source)];
}

/**
 * The newsroom's account settings. In `local`, messages that no transport can deliver go to the
 * outbox.
 */
export function accountSettings(values: Values, local: boolean): NewsroomOptions['accounts'] {
  const { FACEBOOK_CLIENT_ID, APPLE_CLIENT_ID, WORK_CHAT_CLIENT_ID } = values;
  const { APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } = values;
  const appleKey = APPLE_TEAM_ID &&
    APPLE_KEY_ID &&
    APPLE_PRIVATE_KEY && {
      teamId: APPLE_TEAM_ID,
      keyId: APPLE_KEY_ID,
      privateKey: APPLE_PRIVATE_KEY,
    };
  return {
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailSigning: mailSigning(values),
    smsGatewayUrl: values.SMS_GATEWAY_URL,
    smsGatewayToken: values.SMS_GATEWAY_TOKEN,
    phoneCodeLength: values.PHONE_CODE_LENGTH,
    messagesADay: values.MESSAGES_A_DAY,
    outbox: local,
    providers: {
      ...(FACEBOOK_CLIENT_ID && {
        facebook: { clientId: FACEBOOK_CLIENT_ID, clientSecret: values.FACEBOOK_CLIENT_SECRET },
      }),
      ...(APPLE_CLIENT_ID && appleKey && { apple: { clientId: APPLE_CLIENT_ID, appleKey } }),
      ...(WORK_CHAT_CLIENT_ID && {
        work_chat: {
          clientId: WORK_CHAT_CLIENT_ID,
          clientSecret: values.WORK_CHAT_CLIENT_SECRET,
          issuer: values.WORK_CHAT_ISSUER,
        },
      }),
    },
  };
}
