import { Brand } from './brand';
import { CenterButton } from './center-button';
import { SearchLink } from './search-link';

/** The head of the list: the way to what is the reader's own, and who this is. */
export function TopBar() {
  return (
    <header className="z-30 flex shrink-0 items-center gap-1 pt-[env(safe-area-inset-top)] pr-4 pl-1.5">
      <CenterButton />
      <Brand />
      <SearchLink />
    </header>
  );
}
