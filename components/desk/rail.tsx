'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { usePathname, useSearchParams } from 'next/navigation';
import type { MouseEvent } from 'react';
import { MessagesBell } from '@/components/messages/messages-bell';
import { Brand } from '@/components/shell/brand';
import { jump } from '@/components/shell/jump';
import { Icon } from '@/components/ui/icon';
import { LineDrawing } from '@/components/ui/line-drawing';
import { isPlainPress } from '@/components/ui/plain-press';
import { panelId, sideId } from '@/components/ui/popup';
import { useHydrated } from '@/components/ui/use-hydrated';
import { isDetailPath } from '@/lib/browser/history/address';
import { listPath } from '@/lib/browser/history/news-paths';
import { dayPath } from '@/lib/browser/history/further-pages';
import { noSearch } from '@/lib/model/feed/search';
import type { PanelName } from '@/lib/model/feed/panel-name';
import { readPanel, writePanel, type Panel } from '@/lib/model/feed/panels';
import { goHomeAtom, openPanelAtom } from '@/lib/state/feed/panel';
import { listenAtom } from '@/lib/state/page/listen';
import { chatOpenAtom, openPopupAtom } from '@/lib/state/page/popups';
import { ownReaderAtom } from '@/lib/state/page/reader';
import { settingAtom } from '@/lib/state/page/settings';

const drawings = {
  home: 'M4.5 5.5h12v13h-12ZM16.5 9h3v7.5a2 2 0 0 1-2 2M7.5 9h6M7.5 12h6M7.5 15h3.5',
  search: 'M17 10.8a6.2 6.2 0 1 1-12.4 0 6.2 6.2 0 0 1 12.4 0ZM15.3 15.3l4.5 4.5',
  topics: 'M6 4v16M6 7.5h.1M9.5 7.5H20M6 12h.1M9.5 12H17M6 16.5h.1M9.5 16.5H19',
  favorites: 'M6.5 4.5h11v15.2L12 15.6l-5.5 4.1Z',
  history:
    'M6.3 4.5h11.4a2 2 0 0 1 2 2v8.2a2 2 0 0 1-2 2h-5.9l-4.3 3.2v-3.2H6.3a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2ZM8.3 9h7.4M8.3 12.3h4.7',
  settings: 'M4 7.5h9M17.5 7.5H20M4 16.5h2.5M11 16.5h9M15.2 5.2v4.6M8.8 14.2v4.6',
  keys: 'M3.5 7h17v10.5h-17ZM7 10.5h.1M10.4 10.5h.1M13.7 10.5h.1M17 10.5h.1M8 14.2h8',
} as const;

const panelOf = (name: PanelName): Panel =>
  name === 'search' ? { name, search: noSearch } : { name };

/** The site's navigation, with the current place marked. */
export default function RailHere() {
  return <Rail panel={readPanel(useSearchParams())} />;
}

/** The site's navigation: each place opens in the list column. Without scripts they are links. */
export function Rail({ panel }: { panel: Panel | undefined }) {
  const t = useTranslations('desk');
  const hydrated = useHydrated();
  const reading = isDetailPath(usePathname()) && hydrated;
  const hasKeys = useAtomValue(settingAtom('shortcuts'));
  const open = useSetAtom(openPopupAtom);
  const reader = useAtomValue(ownReaderAtom);
  const asking = useAtomValue(chatOpenAtom) && hydrated;
  const listen = useSetAtom(listenAtom);
  return (
    <div data-rail="">
      <a className="desk-skip" href={`#${panel ? panelId : 'news'}`} onClick={jump}>
        {t('skipToList')}
      </a>
      {reading && (
        <a className="desk-skip" href="#reading" onClick={jump}>
          {t('skipToArticle')}
        </a>
      )}
      {asking && (
        <a className="desk-skip" href={`#${sideId}`} onClick={jump}>
          {t('skipToAssistant')}
        </a>
      )}
      <header>
        <Brand />
      </header>
      <nav aria-label={t('rail')}>
        <ul>
          <RailLink name="home" panel={panel} />
          <RailLink name="search" panel={panel} />
          <RailLink name="topics" panel={panel} />
          <RailLink name="favorites" panel={panel} />
          <RailLink name="history" panel={panel} />
          <li>
            <a href={dayPath} title={t('day')}>
              <Icon name="day" />
              <span data-label="">{t('day')}</span>
            </a>
          </li>
          <li>
            <button type="button" title={t('listen')} onClick={() => listen({ kind: 'list' })}>
              <Icon name="listen" />
              <span data-label="">{t('listen')}</span>
            </button>
          </li>
        </ul>
        <ul>
          {reader && (
            <li>
              <MessagesBell />
            </li>
          )}
          {hasKeys && (
            <li>
              <button
                type="button"
                aria-haspopup="dialog"
                title={t('keys.title')}
                onClick={() => open({ kind: 'shortcuts' })}
              >
                <LineDrawing path={drawings.keys} />
                <span data-label="">{t('keys.name')}</span>
              </button>
            </li>
          )}
          <RailLink name="settings" panel={panel} />
        </ul>
      </nav>
    </div>
  );
}

function RailLink({ name, panel }: { name: PanelName | 'home'; panel: Panel | undefined }) {
  const t = useTranslations('desk');
  const openPanel = useSetAtom(openPanelAtom);
  const goHome = useSetAtom(goHomeAtom);
  const own = name === 'home' ? undefined : panelOf(name);
  const press = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    if (own) openPanel(own);
    else goHome(panel);
  };
  return (
    <li>
      <a
        href={own ? `${listPath}?${new URLSearchParams(writePanel(own))}` : listPath}
        title={t(name)}
        aria-current={panel?.name === own?.name ? 'page' : undefined}
        // The rail's code may load after the page: until then no press leads to another page.
        data-in-place=""
        onClick={press}
      >
        <LineDrawing path={drawings[name]} />
        <span data-label="">{t(name)}</span>
      </a>
    </li>
  );
}
