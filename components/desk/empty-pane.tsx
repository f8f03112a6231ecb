'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { shortcuts } from '@/lib/model/shortcuts';
import { isDetailPath } from '@/lib/browser/history/address';
import { settingAtom } from '@/lib/state/page/settings';

const shown = ['j', 'k', 'o', 's', '/', '?'] as const satisfies (keyof typeof shortcuts)[];

/** The article's column while none is chosen: what to do. */
export default function EmptyPane() {
  const t = useTranslations('desk');
  const hasKeys = useAtomValue(settingAtom('shortcuts'));
  if (isDetailPath(usePathname())) return null;
  return (
    <section data-pane="" aria-labelledby="pane-title">
      <svg aria-hidden="true" width="132" height="104" viewBox="0 0 132 104" fill="none">
        <g stroke="var(--accent)" strokeWidth="2.2" strokeLinejoin="round" strokeLinecap="round">
          <path d="M66 30 100 48 100 82 66 100 32 82 32 48Z" />
          <path d="M32 48 66 66 100 48M66 66V100" />
          <path d="M42 63l14 7.5M42 71l14 7.5M76 70.5 90 63M76 78.5l8-4.3" opacity=".55" />
        </g>
        <g stroke="var(--warm)" strokeWidth="2.2" strokeLinejoin="round" strokeLinecap="round">
          <path d="M66 4 82 12.500 66 21 50 12.500Z" />
        </g>
      </svg>
      <h2 id="pane-title">{t('empty.title')}</h2>
      <p>{t('empty.text')}</p>
      {hasKeys && (
        <dl>
          {shown.map((key) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(`keys.does.${shortcuts[key]}`)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
