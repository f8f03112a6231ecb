// The environment, read once at boot: a wrong value stops the start with one sentence that names
// the variable, its value and what is allowed. Empty means not set. Nothing else reads the value of
// one of our variables from process.env, except lib/commands/start.mjs, which runs before
// TypeScript is available.
import * as z from 'zod';
import { environments } from '@/lib/deployments';
import { allTabs } from '@/lib/model/feed/further-tabs';
import { dailyReportHour, dailyReportZone } from '@/lib/model/limits/day';
import { defaultTabKey } from '@/lib/model/limits/feed';
import { accountProblems, accountRows } from './account-environment';
import { isNetwork } from '../request/client-address';
import {
  baseRow,
  ownSecretRow,
  path,
  row,
  secretRow,
  sentSecretRow,
  type Row,
} from './environment-row';
import type { SealSecret } from '../request/sealed';
import { keptSecret } from './kept-secret';
import { modelProblems, modelRows } from './model-environment';
import { readSigningKey } from './signing-environment';
import { tracingRows } from './tracing-environment';

const secretKey = ownSecretRow(32);
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const networks = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .refine((list) => list.every(isNetwork));

const tabKeys = allTabs.map(({ key }) => key);
/** No duplicates, and the tab with everything first: lists begin there. */
const tabs = z
  .string()
  .transform((list) => list.split(',').map((key) => key.trim()))
  .refine((list) => list[0] === defaultTabKey && new Set(list).size === list.length)
  .refine((list) => list.every((key) => tabKeys.includes(key)));

const operators = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .refine((list) => list.every((entry) => /^(\+\d{1,3} \d{4,15}|[^\s,;]{1,254})$/.test(entry)));

const seconds = (most: number) =>
  z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().max(most));
const onOrOff = z
  .enum(['on', 'off'])
  .default('on')
  .transform((value) => value === 'on');

const whole = (least: number, most: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(least).max(most));

const names = z
  .string()
  .transform((list) => list.split(',').map((name) => name.trim()))
  .refine((list) => list.every((name) => /^[\w.:-]{1,64}$/.test(name)));

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat(undefined, { timeZone: name }));
  } catch {
    return false;
  }
}

const rows = {
  PORT: row('a whole number from 1 to 65535', whole(1, 65535).default(3000)),
  HOST: row(
    'an address of this machine or a host name',
    z
      .string()
      .regex(/^[\w.:-]{1,253}$/)
      .optional(),
  ),
  DRAIN_SECONDS: row('a number from 0 to 300', seconds(300).default(1.5)),
  ACCESS_LOG: row('on or off', onOrOff),
  METRICS_PORT: row('a whole number from 1 to 65535', whole(1, 65535).optional()),
  METRICS_TOKEN: sentSecretRow(16, 200),
  DATA_DIR: row('the path of a folder', path.prefault('data')),
  DATABASE_URL: secretRow(
    'an address such as postgres://user@host/name',
    z
      .url({ protocol: /^postgres(ql)?$/ })
      .max(10_000)
      .optional(),
  ),
  DATABASE_CONNECTIONS: row('a whole number from 2 to 500', whole(2, 500).default(10)),
  NEWS_SERVICE_URL: baseRow(),
  NEWS_SERVICE_SECRET: secretKey,
  SESSION_SECRET: secretKey,
  NEWS_SERVICE_SECRET_OLD: secretKey,
  SESSION_SECRET_OLD: secretKey,
  BACKUP_PASSPHRASE: ownSecretRow(12),
  CUBEWIRE_ENV: row(`one of ${environments.join(', ')}`, z.enum(environments).default('local')),
  LOG_LEVEL: row(`one of ${logLevels.join(', ')}`, z.enum(logLevels).default('info')),
  POLL_FEEDS: row('on or off', onOrOff),
  RETENTION_DAYS: row('a whole number from 7 to 3650', whole(7, 3_650).default(60)),
  FULL_TEXT: row('on or off', onOrOff),
  FULL_TEXT_DAYS: row('a whole number from 1 to 365', whole(1, 365).default(14)),
  ...modelRows,
  TTS_BASE_URL: baseRow('an http or https address with its version path'),
  TTS_API_KEY: sentSecretRow(),
  TTS_MODEL: row('the name of a model', z.string().max(200).default('tts-1')),
  TTS_VOICE: row('names of voices, with commas between them', names.prefault('alloy')),
  TTS_PARTS_A_DAY: row('a whole number from 1 to 1000000', whole(1, 1_000_000).optional()),
  LOGIN_SERVICE_URL: baseRow(),
  ...accountRows,
  ...tracingRows,
  SEARCH_URL: baseRow(),
  TRUSTED_PROXIES: row(
    'addresses or networks such as 203.0.113.0/24, with commas between them',
    networks.optional(),
  ),
  FEEDS_FILE: row('the path of an OPML file', path.optional()),
  OPERATORS: row(
    'account ids, email addresses or phone numbers, with commas between them',
    operators.optional(),
  ),
  TABS: row(
    `some of ${tabKeys.join(', ')}, with commas between them, ${defaultTabKey} first`,
    tabs.optional(),
  ),
  TOPICS_A_DAY: row('a whole number from 1 to 1000000', whole(1, 1_000_000).optional()),
  TOPIC_INDEX_FOLLOWERS: row('a whole number from 1 to 1000000', whole(1, 1_000_000).default(10)),
  DAILY_REPORT_HOUR: row('a whole number from 0 to 23', whole(0, 23).default(dailyReportHour)),
  DAILY_REPORT_TIME_ZONE: row(
    'the name of a time zone such as Asia/Manila',
    z.string().refine(isTimeZone).default(dailyReportZone),
  ),
  DEPLOYMENTS_FILE: row('the path of a JSON file', path.optional()),
} satisfies Record<string, Row>;

export const settingNames = Object.keys(rows);
export const isSetting = (name: string) => Object.hasOwn(rows, name);

type Values = { [Name in keyof typeof rows]: z.output<(typeof rows)[Name]['schema']> };
/** All settings; the two secrets are generated and stored when they are not set. */
export type Environment = Values & { NEWS_SERVICE_SECRET: string; SESSION_SECRET: string };
type Source = Readonly<Record<string, string | undefined>>;

/** Invalid settings, a sentence for each. */
export class EnvironmentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'EnvironmentError';
  }
}

/** The part before an address's host may contain a password. */
const withoutUser = (value: string) => value.replace(/\/\/[^/]*@/, '//…@');

function shown(value: string, { secret }: Row): string {
  return secret
    ? `a text of ${value.length} characters`
    : JSON.stringify(withoutUser(value).slice(0, 200));
}

/** The values alone, without disk access. Throws {@link EnvironmentError}. */
export function parseEnvironment(source: Source): Values {
  const problems: string[] = [];
  const values = Object.entries<Row>(rows).map(([name, row]) => {
    const given = source[name]?.trim() || undefined;
    const parsed = row.schema.safeParse(given);
    if (!parsed.success) {
      problems.push(`${name} is ${shown(given ?? '', row)}; it must be ${row.allowed}.`);
    }
    return [name, parsed.data];
  });
  problems.push(...modelProblems(source));
  problems.push(...accountProblems(source));
  if (problems.length > 0) throw new EnvironmentError(problems);
  // Each variable was parsed by its own row just above, which the compiler cannot see in a loop.
  return Object.fromEntries(values) as Values;
}

function signingKey({ DKIM_KEY, DKIM_KEY_FILE }: Values): string | undefined {
  if (!DKIM_KEY_FILE) return DKIM_KEY;
  const read = readSigningKey(DKIM_KEY_FILE);
  if ('problem' in read) throw new EnvironmentError([read.problem]);
  return read.key;
}

/**
 * The environment with its secrets, including the key in a file that it names. Secrets that are not
 * set are generated once and stored in DATA_DIR, so that sessions survive a restart. Throws {@link
 * EnvironmentError}.
 */
export function readEnvironment(source: Source = process.env): Environment {
  const values = parseEnvironment(source);
  const secret = (name: 'NEWS_SERVICE_SECRET' | 'SESSION_SECRET') =>
    values[name] ?? keptSecret(values.DATA_DIR, name);
  return {
    ...values,
    DKIM_KEY: signingKey(values),
    NEWS_SERVICE_SECRET: secret('NEWS_SERVICE_SECRET'),
    SESSION_SECRET: secret('SESSION_SECRET'),
  };
}

let known: Environment | undefined;

/** The environment of this process, parsed at the first call. Never called while building. */
export function environment(): Environment {
  known ??= readEnvironment();
  return known;
}

/** The secrets for cookies: SESSION_SECRET, and the one that it is replacing. */
export function sessionSecret(): SealSecret {
  const { SESSION_SECRET, SESSION_SECRET_OLD } = environment();
  return SESSION_SECRET_OLD ? [SESSION_SECRET, SESSION_SECRET_OLD] : SESSION_SECRET;
}
