// The facts about a site that its static documents show.
import { headers } from 'next/headers';
import { contactsOf, innerBrand } from '@/lib/deployments';
import { toLanguage, type Language } from '@/lib/model/text/languages';
import type { LegalFacts } from '@/lib/model/wire/legal';
import { deploymentTable } from '../process/deployment-table';
import { legalOriginOf } from '../request/site-origin';
import { readSite } from './pages';

/** The language that the page's address asks for, or else the visitor's. */
export function askedLanguage(query: string | string[] | undefined, visitors: Language): Language {
  return toLanguage(Array.isArray(query) ? query[0] : query, visitors);
}

export async function readLegalFacts(inner: boolean, language: Language): Promise<LegalFacts> {
  const [{ deployment }, sent] = await Promise.all([readSite(), headers()]);
  const { operator, region, brand } = deployment;
  const { privacy, feedback } = contactsOf(deployment, inner);
  return {
    language,
    brand: inner ? innerBrand : brand[language],
    company: operator.company,
    icp: operator.icp,
    privacyEmail: privacy,
    feedbackEmail: feedback,
    region,
    inner,
    publicOrigin: legalOriginOf(deployment, inner, deploymentTable(), sent.get('host')),
  };
}
