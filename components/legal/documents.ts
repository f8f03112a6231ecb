import { languages, type Language } from '@/lib/model/text/languages';
import type { LegalFacts, LegalPage, LegalText, LegalTexts } from '@/lib/model/wire/legal';
import { cancelTexts } from './texts/cancel';
import { featuresTexts } from './texts/features';
import { guidelineTexts } from './texts/guideline';
import { icpTexts } from './texts/icp';
import { permissionsTexts } from './texts/permissions';
import { personalInfoTexts } from './texts/personal-info';
import { privacyEn } from './texts/privacy-en';
import { privacyZh } from './texts/privacy-zh';
import { serviceEn } from './texts/service-en';
import { serviceZh } from './texts/service-zh';
import { thirdTexts } from './texts/third';

/**
 * The documents with written texts; the open-source notices are generated from the packages
 * instead.
 */
export type WrittenPage = Exclude<LegalPage, 'noticesWeb' | 'noticesIos'>;

export const documents: Record<WrittenPage, LegalTexts> = {
  privacy: { en: privacyEn, zh: privacyZh, ph: 'en' },
  service: { en: serviceEn, zh: serviceZh, ph: 'en' },
  cancel: cancelTexts,
  features: featuresTexts,
  permissions: permissionsTexts,
  third: thirdTexts,
  personalInfo: personalInfoTexts,
  icp: icpTexts,
  guideline: guidelineTexts,
};

/** The languages in which a document exists. */
export function languagesOf(page: WrittenPage): Language[] {
  return languages.filter((language) => typeof documents[page][language] === 'function');
}

/** A document in the reader's language, or in English if it does not exist in that. */
export function readDocument(
  page: WrittenPage,
  facts: LegalFacts,
): { text: LegalText; language: Language } {
  const written = documents[page][facts.language];
  if (typeof written === 'function') return { text: written(facts), language: facts.language };
  return { text: documents[page].en(facts), language: 'en' };
}
