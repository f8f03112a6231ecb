import type { ReactNode } from 'react';
import type { ShareEvent, ShareSite } from './share-site';
import { ShareMark } from './share-mark';

export type ShareHead = {
  title: string;
  description?: string;
  /** The absolute address of this page. */
  canonical?: string;
  /** The same page in other languages; `x-default` for visitors with none of them. */
  alternates?: readonly { tag: string; href: string }[];
  /** Hidden from search engines. */
  hidden?: boolean;
  /** Further elements: link previews, data for search engines. */
  children?: ReactNode;
};

/** "On start the shell sends an app-enter event." */
const appEnter: ShareEvent = { name: 'app_enter' };

/** The layout of every share page: head, bar, content, footer; complete without scripts. */
export function ShareDocument({
  site,
  head,
  events = [],
  openHref,
  openAsks = false,
  tryApp,
  children,
}: {
  site: ShareSite;
  head: ShareHead;
  /** Events counted when the page opens, besides the opening itself. */
  events?: readonly ShareEvent[];
  /** The target of the bar's "Open"; by default the reader's front page. */
  openHref?: string;
  /** Whether it asks first, since it leaves for the app. */
  openAsks?: boolean;
  /** The native app's address of this page, which the script tries to open. */
  tryApp?: string;
  children: ReactNode;
}) {
  const { t, brand, tag, large, css, script, readerOrigin, trackingBlacklist } = site;
  return (
    <html lang={tag} data-size={large ? 'large' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{head.title}</title>
        {head.description && <meta name="description" content={head.description} />}
        {head.hidden && <meta name="robots" content="noindex" />}
        {head.canonical && <link rel="canonical" href={head.canonical} />}
        {head.alternates?.map(({ tag: hrefLang, href }) => (
          <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
        ))}
        {head.children}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#111315" />
        <link rel="icon" href="/icon.svg" />
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body
        data-track={trackingBlacklist && JSON.stringify(trackingBlacklist)}
        data-events={trackingBlacklist && JSON.stringify([appEnter, ...events])}
        data-zlink={tryApp}
      >
        <a className="skip" href="#content">
          {t('skip')}
        </a>
        <header className="bar">
          <a className="home" href={readerOrigin} aria-label={t('home', { brand })}>
            <ShareMark />
            {brand}
          </a>
          <a className="open" href={openHref ?? readerOrigin} data-jump={openAsks || undefined}>
            {t('open')}
          </a>
        </header>
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <footer className="foot">
          <p>{t('tagline', { brand })}</p>
          <nav aria-label={t('legal')}>
            <a href={`${readerOrigin}/policy/privacy`}>{t('privacy')}</a>
            <a href={`${readerOrigin}/policy/service`}>{t('terms')}</a>
          </nav>
        </footer>
        {openAsks && <JumpDialog site={site} />}
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}

/**
 * Confirms leaving the page for the app; without scripts nothing opens it, and links work as usual.
 */
function JumpDialog({ site: { t, brand } }: { site: ShareSite }) {
  return (
    <dialog id="jump" aria-labelledby="jump-title">
      <h2 id="jump-title">{t('jumpTitle', { brand })}</h2>
      <p>{t('jumpText')}</p>
      <form method="dialog">
        <button type="submit" className="quiet">
          {t('jumpStay')}
        </button>
        <a className="button" href="#content" data-jump-go>
          {t('jumpGo')}
        </a>
      </form>
    </dialog>
  );
}
