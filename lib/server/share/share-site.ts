// The site as a share page shows it: names, texts and link targets.
import { innerBrand } from '@/lib/deployments';
import { toTag } from '@/lib/model/text/languages';
import { shareAssets, type ShareAssets } from './share-assets';
import type { ShareRequest } from './share-request';

type Texts = (key: string, values?: Record<string, string | number>) => string;

/** The props of share page components. */
export type ShownSite = ShareAssets & {
  language: ShareRequest['language'];
  tag: string;
  t: Texts;
  brand: string;
  origin: string;
  readerOrigin: string;
  app: ShareRequest['deployment']['app'];
  trackingBlacklist?: readonly string[];
  large: boolean;
};

export function shownSite(asked: ShareRequest, t: Texts, inner = false): ShownSite {
  const { deployment, language, origin, readerOrigin, query } = asked;
  return {
    ...shareAssets(),
    language,
    tag: toTag(language),
    t,
    brand: inner ? innerBrand : deployment.brand[language],
    origin,
    readerOrigin,
    app: deployment.app,
    trackingBlacklist: deployment.trackingUrl ? deployment.trackingBlacklist : undefined,
    large: query.size === 'large',
  };
}
