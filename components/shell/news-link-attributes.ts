import { listPath } from '@/lib/browser/history/news-paths';

/**
 * The link back to the news, as a filled button. Apart from its component, for the error page that
 * every page includes.
 */
export const newsLinkAttributes = {
  href: listPath,
  className:
    'inline-flex min-h-11 items-center rounded-full bg-accent px-5 text-small font-medium text-on-accent',
} as const;
