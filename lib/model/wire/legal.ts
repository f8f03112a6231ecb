// The static documents: which exist, their paths, and where they link to one another. "On the
// public site each of them shows a placeholder; the same paths prefixed with inner/ show the real
// content." On reader and share hosts the plain paths show the content, too.
import type { Region } from '../region';
import type { Language } from '../text/languages';

/** Every document by its path; `andriod` is spelled so in the specification. */
export const legalPaths = {
  privacy: 'policy/privacy',
  service: 'policy/service',
  cancel: 'policy/cancel',
  features: 'production/feature_intro',
  permissions: 'production/permissions',
  third: 'production/third',
  personalInfo: 'production/personal_info',
  icp: 'production/icp',
  guideline: 'production/guideline',
  noticesWeb: 'notice/andriod',
  noticesIos: 'notice/ios',
} as const;

export type LegalPage = keyof typeof legalPaths;

/** The document under a path such as `policy/privacy`; undefined when there is none. */
export function legalPageOf(path: string): LegalPage | undefined {
  const found = Object.entries(legalPaths).find(([, known]) => known === path);
  return found?.[0] as LegalPage | undefined;
}

/**
 * The address of a document: on the website of `publicOrigin` where there is one, else on this
 * site; inner sites have "an inner segment" before the path.
 */
export function legalAddress(page: LegalPage, inner: boolean, publicOrigin = ''): string {
  return `${publicOrigin}/${inner ? 'inner/' : ''}${legalPaths[page]}`;
}

/** The facts about a site that its documents use. */
export type LegalFacts = {
  language: Language;
  /** The visible name of the app. */
  brand: string;
  /** The site's operator; absent where the deployment does not say. */
  company?: string;
  /** The data-privacy mailbox; inner sites have their own. */
  privacyEmail: string;
  feedbackEmail: string;
  /** The number of the ICP record (China); absent elsewhere. */
  icp?: string;
  region: Region;
  inner: boolean;
  /** The origin that the documents use for links to each other; absent or empty: on this site. */
  publicOrigin?: string;
};

/** One document in one language; `text` is Markdown. */
export type LegalText = {
  title: string;
  /** ISO dates. */
  updated?: string;
  effective?: string;
  lead?: string;
  sections: readonly LegalSection[];
};

export type LegalSection = { id: string; heading: string; text: string };

/**
 * A document in each language: its own text, or the name of the language that stands in. English is
 * always present, as it stands in for others.
 */
export type LegalTexts = { en: Written } & Readonly<Record<Language, Written | 'en'>>;

type Written = (facts: LegalFacts) => LegalText;
