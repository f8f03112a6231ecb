import type { ShareSite } from './share-site';

/** "In share mode the article ends in an 'Open app to continue' block." */
export function OpenBlock({ site: { t, brand, app }, href }: { site: ShareSite; href: string }) {
  return (
    <aside className="continue" aria-labelledby="continue">
      <h2 id="continue">{t('continueTitle')}</h2>
      <p>{t('continueText', { brand })}</p>
      <a className="button" href={href} data-jump={app ? true : undefined}>
        {app ? t('continueApp', { brand }) : t('continueWeb', { brand })}
      </a>
    </aside>
  );
}

/**
 * "A share-mode article shorter than half the screen height hides the open-app block": on screens
 * from this height on, by an estimate of the article's. The script of the page measures, and
 * overrules it.
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
