// The differences between regions. Protects: a new region is one row here, and callers ask for a
// named rule, not for the region.
import type { Language } from './text/languages';
import type { Region } from './region';

export type RegionRules = {
  /** "In the China build only phone sign-in exists." */
  phoneOnly: boolean;
  /** A code also creates the account of a new number, so there is no switch to signing up. */
  codeMakesAccount: boolean;
  /** "Sign-in requires ticking consent": a box; elsewhere a screen before each new account. */
  consentBox: boolean;
  /** Whether a question comes before the sign-in, which is then a page of its own; else a popup. */
  asksBeforeSignIn: boolean;
  /** "Login status is checked at start in non-CN builds." */
  checksLoginAtStart: boolean;
  /** Whether guests are asked for their interests; "a successful save" is then marked on the device. */
  guestInterests: boolean;
  /** "In region cn: signed-in readers only. In region sg: everyone." A deployment may say otherwise. */
  guestChat: boolean;
  /** Whether a deployment may be the build of a country, such as the Philippines. */
  countries: boolean;
  /** "Default +63 in international builds, else +86." */
  countryCode: '+63' | '+86';
  /** Whether sites need a state registration (ICP): a page then says when there is none. */
  keepsSiteRecords: boolean;
  /** For a deployment that names none. */
  defaultLanguage: Language;
  /** The time zone that decides how old a reader is. */
  timeZone: string;
};

const rows: Readonly<Record<Region, RegionRules>> = {
  cn: {
    phoneOnly: true,
    codeMakesAccount: true,
    consentBox: true,
    asksBeforeSignIn: false,
    checksLoginAtStart: false,
    guestInterests: true,
    guestChat: false,
    countries: false,
    countryCode: '+86',
    keepsSiteRecords: true,
    defaultLanguage: 'zh',
    timeZone: 'Asia/Shanghai',
  },
  sg: {
    phoneOnly: false,
    codeMakesAccount: false,
    consentBox: false,
    asksBeforeSignIn: true,
    checksLoginAtStart: true,
    guestInterests: false,
    guestChat: true,
    countries: true,
    countryCode: '+63',
    keepsSiteRecords: false,
    defaultLanguage: 'en',
    timeZone: 'Asia/Singapore',
  },
};

/** The rules of a region. */
export const rulesOf = (region: Region): RegionRules => rows[region];
