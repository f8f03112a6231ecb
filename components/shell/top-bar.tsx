import { Brand } from './brand';
import { SettingsMenu } from './settings-menu';

/** The head of the list: who this is, and the settings. */
export function TopBar() {
  return (
    <header className="z-30 flex shrink-0 items-center justify-between pt-[env(safe-area-inset-top)] pr-1.5 pl-4">
      <Brand />
      <SettingsMenu />
    </header>
  );
}
