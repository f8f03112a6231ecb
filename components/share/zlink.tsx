import { ShareMark } from './share-mark';
import type { ShareSite } from './share-site';

/**
 * The landing page: a description of the product, the app in the store of the visitor's system, and
 * the web reader. Without a native app, and on a computer, there is nothing to install: "read it
 * here".
 */
export function Zlink({
  site: { t, brand, app },
  title,
  hint,
  store,
  readHref,
}: {
  site: ShareSite;
  /** The title of the event that the link was about. */
  title?: string;
  /** "When version is '2' it shows a hint to open the page in the browser." */
  hint: boolean;
  /** For the visitor's system; absent on a computer. */
  store?: 'ios' | 'android';
  readHref: string;
}) {
  return (
    <div className="zlink">
      {hint && (
        <p className="hint" role="note">
          {t('zlinkHint')} <span aria-hidden="true">↗</span>
        </p>
      )}
      <ShareMark />
      <h1>{t('zlinkTitle', { brand })}</h1>
      <p>{t('zlinkTagline')}</p>
      {title && <p className="about">{title}</p>}
      {app && store ? (
        <>
          <a className="button fetch" href={app[store]} rel="noopener">
            {t('zlinkDownload')} <small>{t('zlinkFast')}</small>
          </a>
          <p className="small">{t('zlinkNote')}</p>
          <a className="open" href={readHref}>
            {t('zlinkRead')}
          </a>
        </>
      ) : (
        <>
          <a className="button" href={readHref}>
            {t('zlinkRead')}
          </a>
          <p className="small">{t('zlinkReadNote')}</p>
        </>
      )}
    </div>
  );
}
