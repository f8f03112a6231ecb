// "Copy link gives the share domain's /news/detail?id=…&outside_share=1." With the language of the
// reader who shares it, since previewers ask for none.
import { toTag, type Language } from '../text/languages';

const link = (origin: string, path: string, query: Record<string, string>, language: Language) =>
  `${origin}${path}?${Object.entries({ ...query, language: toTag(language) })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

/** The address of a published answer. */
export const answerLink = (shareOrigin: string, id: string, language: Language) =>
  link(shareOrigin, '/answer', { id }, language);

/** The address of a topic on the share domain. */
export const topicLink = (shareOrigin: string, id: string, language: Language) =>
  link(shareOrigin, '/track', { id }, language);

/** The address of an article that a reader shares. */
export const shareLink = (shareOrigin: string, id: string, language: Language) =>
  link(shareOrigin, '/news/detail', { id, outside_share: '1' }, language);

/** The same on a site that has no share domain. */
export const ownLink = (origin: string, id: string, language: Language) =>
  link(origin, '/m/news/detail', { id }, language);

/** The same for a topic. */
export const ownTopicLink = (origin: string, id: string, language: Language) =>
  link(origin, '/m/track', { id }, language);
