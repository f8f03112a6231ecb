// The reader site of a region, for messages that are sent without a request: the region's first
// reader site that has an origin, else the first of any region that has one.
import type { Deployment } from '@/lib/deployments';
import type { Region } from '@/lib/model/region';
import type { Language } from '@/lib/model/text/languages';

/** `port` is for a local site, which has no origin of its own. */
export function siteOfRegion(deployments: readonly Deployment[], port: number) {
  return (region: Region, lang: Language): { origin: string; brand: string } => {
    const readers = deployments.filter(({ surface }) => surface === 'reader');
    const of = readers.filter((one) => one.region === region);
    const site = of.find(({ origin }) => origin) ?? readers.find(({ origin }) => origin) ?? of[0];
    return {
      origin: site?.origin ?? `http://${site?.hosts[0] ?? 'localhost'}:${port}`,
      brand: site?.brand[lang] ?? 'Cubewire',
    };
  };
}
