// The settings that style sheets use.
import { type Settings, settingNames, settingRow } from './settings';

/** The attributes of the page that expose settings, by name: `data-theme` … */
export function pageAttributes(settings: Settings): Record<`data-${string}`, string> {
  return Object.fromEntries(
    settingNames.flatMap((name) => {
      const { attribute } = settingRow(name);
      return attribute ? [[`data-${attribute}`, String(settings[name])]] : [];
    }),
  );
}
