// Maps a host name to its site: surface, region, brand and the service behind it. A new host needs
// nothing but a row. Hosts are an allow-list; the Host header selects a row and is used for nothing
// else.
import * as z from 'zod';
import { jsonLines, lineOf } from '@/lib/model/text/json-lines';
import { languages, type Language } from '@/lib/model/text/languages';
import { byLanguage } from '@/lib/model/text/own-language';
import { isNearHost } from '@/lib/model/wire/near-host';
import { isBareAddress, isBaseAddress } from '@/lib/model/wire/service-address';
import { surfaces } from '@/lib/model/wire/routes';
import { regions, standardRegion } from '@/lib/model/region';
import { rulesOf } from '@/lib/model/region-rules';

export const environments = ['local', 'boe', 'online'] as const;
export type DeploymentEnv = (typeof environments)[number];

const hostPattern = /^(\[[0-9a-f:.]+\]|[a-z0-9]([a-z0-9.-]*[a-z0-9])?)$/;
const brandName = z.string().min(1).max(40);

const defaultBrand: Record<Language, string> = { en: 'Cubewire', zh: '方讯', ph: 'Cubewire' };
/** "Inner sites a short English name": inner is a property of the path, not of the host. */
export const innerBrand = 'Cube';

function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
}

const originField = z.string().refine(isOrigin, 'is not an origin such as https://example.org');

/** An address that is called as it is. */
const addressField = z
  .url({ protocol: /^https?$/ })
  .refine(isBareAddress, 'must not contain user and password');
/** An address below which calls are made. */
const baseField = addressField.refine(isBaseAddress, 'must not contain ? and #');

/** RFC 9110: asking for a header by any other name throws. */
const headerPattern = /^[\w!#$%&'*+.^`|~-]+$/;

const storeField = z.url({ protocol: /^(https|market|itms-apps)$/ });

const row = z
  .strictObject({
    /** Host names without port, in lower case. */
    hosts: z.array(z.string().regex(hostPattern, 'is not a host name in lower case')).min(1),
    surface: z.enum(surfaces).default('reader'),
    region: z.enum(regions).default(standardRegion),
    env: z.enum(environments).default('local'),
    /** The site's name, by interface language. */
    brand: z
      .strictObject(byLanguage(() => brandName))
      .partial()
      .transform((names) => ({ ...defaultBrand, ...names }))
      .default(defaultBrand),
    defaultLanguage: z.enum(languages).optional(),
    /** Two-letter country codes; only visitors from these are served. Absent: everyone. */
    countries: z.array(z.string().regex(/^[A-Z]{2}$/, 'is not a country code')).optional(),
    /** The header in which the deployment's trusted edge names the visitor's country. */
    countryHeader: z.string().regex(headerPattern, 'is not the name of a header').optional(),
    /** "The version header is not sent on one test host." */
    sendVersionHeader: z.boolean().default(true),
    /** The host that serves covers, if the service gives them without a host. */
    coverHost: z.string().regex(hostPattern, 'is not a host name in lower case').optional(),
    /** Overrides NEWS_SERVICE_URL for this deployment. */
    newsServiceUrl: baseField.optional(),
    /** Overrides LOGIN_SERVICE_URL for this deployment. */
    loginServiceUrl: baseField.optional(),
    /** The cloud-function service that answers `read_detail` for previews (`offlineID`). */
    previewUrl: baseField.optional(),
    /** The work-chat app that shows this site, and the cloud functions that identify its reader. */
    workChat: z
      .strictObject({
        appId: z.string().min(1).max(120),
        userInfoUrl: baseField,
      })
      .optional(),
    /** Where reader events are tracked: one JSON POST for each event. Absent: nowhere. */
    trackingUrl: addressField.optional(),
    /** Device ids that are never tracked. */
    trackingBlacklist: z.array(z.string().min(1)).default([]),
    /** Whether guests may ask the assistant. */
    guestChat: z.boolean().optional(),
    /** `false`: reader apps cannot sync with this site. */
    readerApi: z.boolean().optional(),
    /** Whether readers can comment on articles here. */
    comments: z.boolean().default(true),
    /** Whether operators may use the inner calls and the console here. */
    inner: z.boolean().default(false),
    /** The layout in a wide window for readers who have not chosen one. */
    layout: z.enum(['column', 'wide']).default('column'),
    /** Whether the reader requires signing in. */
    signInToRead: z.boolean().default(false),
    /** The base of absolute URLs, such as `https://news.example.org`. */
    origin: originField.optional(),
    /** The base of links that readers share: a host of surface `share`. Absent: this site. */
    shareOrigin: originField.optional(),
    /**
     * The native app of the site: its custom scheme, and its download address. Absent: there is
     * none, and share pages lead to the reader on the web.
     */
    app: z
      .strictObject({
        scheme: z.string().regex(/^[a-z][a-z0-9+.-]*$/, 'is not a scheme such as cubewire'),
        ios: storeField,
        android: storeField,
      })
      .optional(),
    /** The public website, to which legal documents link. Absent: this site. */
    publicOrigin: originField.optional(),
    /** The operator, for the legal pages, the download page and the feedback dialog. */
    operator: z
      .strictObject({
        company: z.string().min(1).max(120).optional(),
        /** The ICP record number (China). */
        icp: z.string().min(1).max(60).optional(),
        privacyEmail: z.email().optional(),
        feedbackEmail: z.email().optional(),
        /** "Internal variants have a different contact email." */
        innerPrivacyEmail: z.email().optional(),
        innerFeedbackEmail: z.email().optional(),
      })
      .default({}),
  })
  .refine((deployment) => !deployment.countries || deployment.countryHeader, {
    path: ['countryHeader'],
    message: 'is needed where countries are listed',
  })
  .refine((deployment) => !deployment.inner || deployment.surface === 'reader', {
    path: ['inner'],
    message: 'is for hosts of surface reader',
  })
  // Nobody can sign in on the other surfaces: anyone could read there what is closed to guests
  // here.
  .refine((deployment) => !deployment.signInToRead || deployment.surface === 'reader', {
    path: ['signInToRead'],
    message: 'is for hosts of surface reader',
  })
  .transform(({ guestChat, defaultLanguage, ...rest }) => ({
    ...rest,
    guestChat: guestChat ?? rulesOf(rest.region).guestChat,
    defaultLanguage: defaultLanguage ?? rulesOf(rest.region).defaultLanguage,
  }));

export type Deployment = z.output<typeof row>;

/** Host names that work without any set-up. */
export const builtInDeployments: readonly Deployment[] = [
  {
    hosts: ['localhost', '127.0.0.1', '[::1]'],
    shareOrigin: 'http://share.localhost',
    inner: true,
  },
  { hosts: ['cn.localhost'], region: 'cn' as const, shareOrigin: 'http://share.cn.localhost' },
  { hosts: ['share.localhost'], surface: 'share' as const },
  { hosts: ['share.cn.localhost'], surface: 'share' as const, region: 'cn' as const },
  { hosts: ['public.localhost'], surface: 'public' as const },
].map((fields) => row.parse(fields));

/**
 * The mailboxes of a site. If the operator names none, the customary names at the site's own host
 * are used, so that a page never shows an empty contact.
 */
export function contactsOf(
  { operator, origin, hosts }: Deployment,
  inner: boolean,
): { privacy: string; feedback: string } {
  const host = origin ? new URL(origin).hostname : hosts[0];
  if (inner) {
    return {
      privacy: operator.innerPrivacyEmail ?? `inner-privacy@${host}`,
      feedback: operator.innerFeedbackEmail ?? `inner-feedback@${host}`,
    };
  }
  return {
    privacy: operator.privacyEmail ?? `privacy@${host}`,
    feedback: operator.feedbackEmail ?? `feedback@${host}`,
  };
}

const portMost = 65_535;

/** A Host header without port and final dot, in lower case; undefined if it is not a host. */
export function hostName(header: string): string | undefined {
  const written = header.trim().toLowerCase();
  const port = /:\d{1,5}$/.exec(written)?.[0] ?? '';
  // The header becomes part of URLs, and a URL with such a port is invalid.
  if (Number(port.slice(1)) > portMost) return undefined;
  const name = written.slice(0, written.length - port.length).replace(/\.$/, '');
  return hostPattern.test(name) ? name : undefined;
}

/**
 * The deployment that a Host header names; undefined is answered with 421. In `local` the machine's
 * private addresses and `ownNames` are the sg reader, so that a phone on the same network can open
 * the site. A public name never is, since anybody can point one at this machine.
 */
export function deploymentOf(
  hostHeader: string | null,
  table: readonly Deployment[],
  env: DeploymentEnv,
  ownNames: readonly string[] = [],
): Deployment | undefined {
  const name = hostName(hostHeader ?? '');
  if (name === undefined) return undefined;
  const found = table.find(({ hosts }) => hosts.includes(name));
  if (found || env !== 'local') return found;
  return isNearHost(name, ownNames) ? builtInDeployments[0] : undefined;
}

/** Says which row and which field is wrong. */
export class DeploymentsError extends Error {}

/**
 * Parses a deployments file: a JSON list of rows. Throws {@link DeploymentsError} with one line for
 * each invalid field; with the `text` of the file it gives the line number.
 * @param env the default for rows that name none: a missing field must not open a test site to
 * search engines
 */
export function parseDeployments(
  json: unknown,
  text?: string,
  env: DeploymentEnv = 'local',
): Deployment[] {
  const lines = text === undefined ? undefined : jsonLines(text);
  const placeOf = (index: number, path = '') => {
    const row = `Row ${index + 1}`;
    return lines ? `Line ${lineOf(lines, `${index}${path && `.${path}`}`)}, row ${index + 1}` : row;
  };
  const rows = z.array(z.unknown()).min(1).safeParse(json);
  if (!rows.success) throw new DeploymentsError('It must be a list of at least one deployment.');
  const problems: string[] = [];
  const seen = new Set<string>();
  const table = rows.data.flatMap((fields, index) => {
    const isRow = typeof fields === 'object' && fields !== null && !Array.isArray(fields);
    const parsed = row.safeParse(isRow ? { env, ...fields } : fields);
    if (!parsed.success) {
      const issues = parsed.error.issues;
      problems.push(
        ...issues.map((issue) => {
          // An unknown field is not part of the path, but it is what is wrong.
          const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
          const place = placeOf(index, [...issue.path, ...unknown].join('.'));
          return `${place}, ${issue.path.join('.') || 'row'}: ${issue.message}`;
        }),
      );
      return [];
    }
    for (const host of parsed.data.hosts) {
      if (seen.has(host)) {
        const place = placeOf(index, 'hosts');
        problems.push(`${place}, hosts: ${host} stands in another place already`);
      }
      seen.add(host);
    }
    return [parsed.data];
  });
  if (problems.length > 0) throw new DeploymentsError(problems.join('\n'));
  return table;
}
