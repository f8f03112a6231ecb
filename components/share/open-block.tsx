import type { ShareSite } from './share-site';

/**
 * "In share mode the article ends in an 'Open app to continue' block." `shortFromPx` is the height of
 * a screen in which the article fills less than half, by estimate: from there on the block is not
 * shown. The script of the page measures, and overrules it.
 */
export function OpenBlock({
  site: { t, brand, app },
  href,
  shortFromPx,
}: {
  site: ShareSite;
  href: string;
  shortFromPx?: number;
}) {
  return (
    <>
      {shortFromPx !== undefined && (
        <style
          media={`(min-height: ${Math.round(shortFromPx)}px)`}
          data-estimate=""
          dangerouslySetInnerHTML={{ __html: '.continue{display:none}' }}
        />
      )}
      <aside className="continue" aria-labelledby="continue">
        <h2 id="continue">{t('continueTitle')}</h2>
        <p>{t('continueText', { brand })}</p>
        <a className="button" href={href} data-jump={app ? true : undefined}>
          {app ? t('continueApp', { brand }) : t('continueWeb', { brand })}
        </a>
      </aside>
    </>
  );
}
