import type { ReactNode } from 'react';
import type { Packed } from '@/lib/model/wire/packed';
import { ListAskBar } from '@/components/event/ask-bar';
import { ListenHost } from './listen-host';
import { PersonalStart } from '@/components/personal/personal-start';
import { PopupStack } from '@/components/popups/popup-stack';
import { Notices } from '@/components/shell/notices';
import { SkipLink } from '@/components/shell/skip-link';
import { TopBar } from '@/components/shell/top-bar';
import { DetailHost } from '../feed/detail-host';
import { DeskColumns, DeskKeys, DeskRail } from '../desk/desk-parts';
import { NewsStart, type NewsStartData } from '../feed/news-start';
import { NewsTabs } from '../feed/news-tabs';

const main = 'news';

/** The news list in its frame; `children` is what the address puts over it. */
export function NewsScreen(props: { start: Packed<NewsStartData>; children: ReactNode }) {
  const { start, children } = props;
  return (
    <NewsStart start={start}>
      <div className="frame" data-columns="">
        <DeskRail />
        <ListenHost />
        <div data-list="" className="flex h-full flex-col">
          <SkipLink to={main} />
          <TopBar />
          <main id={main} tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
            <NewsTabs />
          </main>
          <ListAskBar />
        </div>
        <DeskColumns />
        <PopupStack over="list" />
        <DetailHost>{children}</DetailHost>
        <PopupStack over="article" />
        <DeskKeys />
        <Notices />
        <PersonalStart />
      </div>
    </NewsStart>
  );
}
