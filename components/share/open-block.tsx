import type { ShareSite } from './share-site';

/**
 * "In share mode the article ends in an 'Open app to continue' block"; without an app, it opens the
 * reader.
 */
export function OpenBlock({
  site: { t, brand, app },
  href,
  web = false,
}: {
  site: ShareSite;
  href: string;
  /** Links to the web reader, whether there is an app or not. */
  web?: boolean;
}) {
  const toApp = app !== undefined && !web;
  return (
    <aside className="continue" aria-labelledby="continue">
      <h2 id="continue">{t(toApp ? 'continueTitle' : 'continueWebTitle', { brand })}</h2>
      <p>{t('continueText', { brand })}</p>
      <a className="button" href={href} data-jump={toApp ? true : undefined}>
        {toApp ? t('continueApp', { brand }) : t('continueWeb', { brand })}
      </a>
    </aside>
  );
}

/**
 * "A share-mode article shorter than half the screen height hides the open-app block": on screens
 * from this height on, by an estimate of the article's. The page's script measures, and overrides
 * it.
 */
export function ShortArticleRule({ fromPx }: { fromPx: number }) {
  return (
    <style
      media={`(min-height: ${Math.round(fromPx)}px)`}
      data-estimate=""
      dangerouslySetInnerHTML={{ __html: '.continue{display:none}' }}
    />
  );
}
