// The settings that style sheets read.
import { type Settings, settingNames, settingRow } from './settings';

/** The attributes of the page that show settings, by name: `data-theme` … */
export function pageAttributes(settings: Settings): Record<`data-${string}`, string> {
  return Object.fromEntries(
    settingNames.flatMap((name) => {
      const { attribute } = settingRow(name);
      return attribute ? [[`data-${attribute}`, String(settings[name])]] : [];
    }),
  );
}
