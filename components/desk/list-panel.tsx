'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { useEffect, useId, type MouseEvent, type ReactNode } from 'react';
import { ConversationList } from '@/components/chat/conversation-list';
import { FavoritesList } from '@/components/feed/favorites-list';
import PersonalCenter from '@/components/personal/personal-center';
import { SearchView } from '@/components/search/search-view';
import { useResultKeys } from '@/components/search/use-result-keys';
import { useWide } from '@/components/shell/use-wide';
import { TopicView } from '@/components/topic/topic-view';
import { TopicsView } from '@/components/topic/topics-view';
import { Button } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { IconButton } from '@/components/ui/icon-button';
import { MessageBlock } from '@/components/ui/message-block';
import { isPlainPress } from '@/components/ui/plain-press';
import { Popup } from '@/components/ui/popup';
import { useHydrated } from '@/components/ui/use-hydrated';
import { isDetailPath } from '@/lib/browser/history/address';
import { replacePanel } from '@/lib/browser/history/panel-address';
import { topicPath } from '@/lib/browser/history/further-pages';
import { readPanel, type Panel } from '@/lib/model/feed/panels';
import { openDetailAtom } from '@/lib/state/article/detail';
import { openHistoryAtom } from '@/lib/state/chat/chat';
import { loadAllAtom } from '@/lib/state/chat/conversations';
import { showConversationAtom } from '@/lib/state/chat/open-conversation';
import { openPanelAtom } from '@/lib/state/feed/panel';
import { chatOpenAtom, openPopupAtom } from '@/lib/state/page/popups';
import { ownReaderAtom, readerAtom, unsureAtom } from '@/lib/state/page/reader';
import { askSignInAtom } from '@/lib/state/page/sign-in';

/** The panel in the address, shown instead of the news. */
export default function PanelHere() {
  const panel = readPanel(useSearchParams());
  return panel && <ListPanel panel={panel} />;
}

/** What the list column shows instead of the news; over them if there is only one column. */
export function ListPanel({ panel }: { panel: Panel }) {
  const t = useTranslations();
  const wide = useWide();
  const titleId = useId();
  const openPanel = useSetAtom(openPanelAtom);
  const openDetail = useSetAtom(openDetailAtom);
  // Recent searches, conversations and the window's size are unknown to the server.
  const inBrowser = useHydrated();
  const topic = panel.name === 'topics' ? panel.topic : undefined;
  const close = () => openPanel(undefined);
  /** Links to what is a page of its own elsewhere open in a column here. */
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainPress(event)) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const id = link && new URLSearchParams(link.search).get('id');
    if (!id || link.target === '_blank') return;
    if (isDetailPath(link.pathname)) openDetail(id);
    else if (link.pathname === topicPath) openPanel({ name: 'topics', topic: id });
    else return;
    event.preventDefault();
  };
  return (
    <Popup
      open
      direction="right"
      beside={wide ? 'list' : undefined}
      subject={topic ?? panel.name}
      labelledBy={titleId}
      onClose={close}
    >
      <div data-panel={panel.name} className="flex min-h-0 flex-1 flex-col" onClick={follow}>
        <div className="flex h-12 shrink-0 items-center gap-1 pr-1.5 pl-4">
          {topic !== undefined && (
            <IconButton
              icon="back"
              label={t('topics.toList')}
              className="-ml-3"
              onClick={() => openPanel({ name: 'topics' })}
            />
          )}
          <h2 id={titleId} className="m-0 flex-1 font-title text-card-title font-semibold">
            {t(`desk.${panel.name}`)}
          </h2>
          <IconButton icon="close" label={t('desk.toNews')} onClick={close} />
        </div>
        {inBrowser && <PanelContent key={topic ?? panel.name} panel={panel} titleId={titleId} />}
      </div>
    </Popup>
  );
}

function PanelContent({ panel, titleId }: { panel: Panel; titleId: string }) {
  const reader = useAtomValue(ownReaderAtom);
  switch (panel.name) {
    case 'search':
      return <SearchPanel panel={panel} titleId={titleId} />;
    case 'topics':
      return panel.topic === undefined ? (
        <Scroller titleId={titleId}>
          <TopicsView />
        </Scroller>
      ) : (
        <TopicView id={panel.topic} bar={() => null} />
      );
    case 'favorites':
      return reader ? (
        <FavoritesList key={reader.id} labelledBy={titleId} />
      ) : (
        <Scroller titleId={titleId}>
          <SignInFirst />
        </Scroller>
      );
    case 'history':
      return <History />;
    case 'settings':
      return <PersonalCenter />;
  }
}

/** No landmark of its own: the panel around it has the same name. */
function Scroller({ titleId, children }: { titleId: string; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-labelledby={titleId}
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto overscroll-y-contain pt-1 -outline-offset-2"
    >
      {children}
    </div>
  );
}

function SearchPanel({
  panel,
  titleId,
}: {
  panel: Extract<Panel, { name: 'search' }>;
  titleId: string;
}) {
  const keys = useResultKeys();
  return (
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={keys}>
      <Scroller titleId={titleId}>
        <SearchView
          start={{ search: panel.search }}
          onChange={(search) => replacePanel({ name: 'search', search })}
        />
      </Scroller>
    </div>
  );
}

function SignInFirst() {
  const t = useTranslations();
  const askSignIn = useSetAtom(askSignInAtom);
  return (
    <MessageBlock
      drawing={<Drawing name="empty" />}
      text={t('desk.signInFirst')}
      action={
        <Button look="solid" onClick={() => askSignIn('favorites')}>
          {t('desk.signIn')}
        </Button>
      }
    />
  );
}

/** Earlier conversations: choosing one continues it in the assistant. */
function History() {
  const openHistory = useSetAtom(openHistoryAtom);
  const loadAll = useSetAtom(loadAllAtom);
  const unsure = useAtomValue(unsureAtom);
  const reader = useAtomValue(readerAtom)?.id;
  const openPopup = useSetAtom(openPopupAtom);
  const isAsking = useAtomValue(chatOpenAtom);
  const openConversation = useSetAtom(showConversationAtom);
  useEffect(() => {
    openHistory();
    loadAll();
  }, [openHistory, loadAll, unsure, reader]);
  return (
    <ConversationList
      onOpen={(conversation) => {
        if (isAsking) openConversation(conversation);
        else openPopup({ kind: 'chat', asked: true, conversation });
      }}
    />
  );
}
