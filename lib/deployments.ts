// Which site a host name is: surface, region, brand and the service behind it. A row is all that a
// new host needs. Hosts are an allow-list; the Host header chooses a row and is used for nothing else.
import * as z from 'zod';
import { jsonLines, lineOf } from '@/lib/model/text/json-lines';
import { languages, type Language } from '@/lib/model/text/languages';
import { byLanguage } from '@/lib/model/text/own-language';
import { isNearHost } from '@/lib/model/wire/near-host';
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

const storeField = z.url({ protocol: /^(https|market|itms-apps)$/ });

const row = z
  .strictObject({
    /** Host names without port, in lower case. */
    hosts: z.array(z.string().regex(hostPattern, 'is not a host name in lower case')).min(1),
    surface: z.enum(surfaces).default('reader'),
    region: z.enum(regions).default(standardRegion),
    env: z.enum(environments).default('local'),
    /** The name shown, by language of the interface. */
    brand: z
      .strictObject(byLanguage(() => brandName))
      .partial()
      .transform((names) => ({ ...defaultBrand, ...names }))
      .default(defaultBrand),
    defaultLanguage: z.enum(languages).optional(),
    /** Two-letter country codes; only visitors from these are served. Absent: everyone. */
    countries: z.array(z.string().regex(/^[A-Z]{2}$/, 'is not a country code')).optional(),
    /** The header in which the deployment's trusted edge names the visitor's country. */
    countryHeader: z.string().min(1).optional(),
    /** "The version header is not sent on one test host." */
    sendVersionHeader: z.boolean().default(true),
    /** The host that serves covers, when the service gives them without one. */
    coverHost: z.string().regex(hostPattern, 'is not a host name in lower case').optional(),
    /** Overrides NEWS_SERVICE_URL for this deployment. */
    newsServiceUrl: z.url({ protocol: /^https?$/ }).optional(),
    /** Overrides LOGIN_SERVICE_URL for this deployment. */
    loginServiceUrl: z.url({ protocol: /^https?$/ }).optional(),
    /** The cloud-function service that answers `read_detail` for previews (`offlineID`). */
    previewUrl: z.url({ protocol: /^https?$/ }).optional(),
    /** The work-chat app that shows this site, and the cloud functions that say who reads there. */
    workChat: z
      .strictObject({
        appId: z.string().min(1).max(120),
        userInfoUrl: z.url({ protocol: /^https?$/ }),
      })
      .optional(),
    /** Where what readers do is counted: one POST of JSON for each event. Absent: nowhere. */
    trackingUrl: z.url({ protocol: /^https?$/ }).optional(),
    /** Device ids that are never counted. */
    trackingBlacklist: z.array(z.string().min(1)).default([]),
    /** Whether guests may ask the assistant. */
    guestChat: z.boolean().optional(),
    /** `false`: no reader app can sync with this site. */
    readerApi: z.boolean().optional(),
    /** Whether readers comment on articles here. */
    comments: z.boolean().default(true),
    /** Whether operators may use the inner calls and the console here. */
    inner: z.boolean().default(false),
    /** How a wide window is laid out for a reader who has chosen neither. */
    layout: z.enum(['column', 'wide']).default('column'),
    /** Whether the reader opens only after signing in. */
    signInToRead: z.boolean().default(false),
    /** Where absolute addresses point to, such as `https://news.example.org`. */
    origin: originField.optional(),
    /** Where links that readers pass on point to: a host of surface `share`. Absent: this site. */
    shareOrigin: originField.optional(),
    /**
     * The native app of the site: its custom scheme, and where it is fetched from. Absent: there is
     * none, and share pages lead to the reader on the web.
     */
    app: z
      .strictObject({
        scheme: z.string().regex(/^[a-z][a-z0-9+.-]*$/, 'is not a scheme such as cubewire'),
        ios: storeField,
        android: storeField,
      })
      .optional(),
    /** The public website, where legal documents link to one another. Absent: this site. */
    publicOrigin: originField.optional(),
    /** Who runs the site, for the legal pages, the download page and the feedback dialog. */
    operator: z
      .strictObject({
        company: z.string().min(1).max(120).optional(),
        /** The number of the ICP record (China). */
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
  // Nobody signs in on the others: all could read there what is kept from guests here.
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

/** Names that work without any set-up. */
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
 * The mailboxes of a site. Where the operator names none they are the customary names at the site's
 * own host, so that a page never shows an empty contact.
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

/** A Host header without port and final dot, in lower case; undefined when it is no host. */
export function hostName(header: string): string | undefined {
  const written = header.trim().toLowerCase();
  const port = /:\d{1,5}$/.exec(written)?.[0] ?? '';
  // The header becomes part of addresses, and none with such a port can be read.
  if (Number(port.slice(1)) > portMost) return undefined;
  const name = written.slice(0, written.length - port.length).replace(/\.$/, '');
  return hostPattern.test(name) ? name : undefined;
}

/**
 * The deployment that a Host header names; undefined is answered with 421. In `local` the private
 * addresses and `ownNames` of the machine are the sg reader, so that a phone on the same network can
 * open the site; a name of the wide world never is, since anybody can point one at this machine.
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
 * The table of a deployments file: a JSON list of rows. Throws {@link DeploymentsError} with one
 * line for each wrong field; with the `text` of the file it names the line where that stands.
 * @param env that of rows which name none: a test site must not be open to search engines by one row
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
          // A field that is unknown is none of the path, but it is what is wrong.
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
