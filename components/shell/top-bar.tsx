import { ListenButton } from '@/components/listen/listen-button';
import { Brand } from './brand';
import { CenterButton } from './center-button';
import { DayLink } from './day-link';
import { SearchLink } from './search-link';

/** The header of the list: the personal center's button, and the brand. */
export function TopBar() {
  return (
    <header className="z-30 flex shrink-0 items-center gap-1 pt-[env(safe-area-inset-top)] pr-4 pl-1.5">
      <CenterButton />
      <Brand />
      <span className="flex-1" />
      <ListenButton request={{ kind: 'list' }} />
      <DayLink />
      <SearchLink />
    </header>
  );
}
