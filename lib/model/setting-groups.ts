// The settings of each group, in the order of their table, for the screens that change them.
import { type SettingRow, type SettingsIn, rows, settingNames } from './settings';

/** The settings of a group, in the order of the table. */
export function settingsIn<Group extends SettingRow<string>['group']>(
  group: Group,
): SettingsIn<Group>[] {
  // The filter keeps only settings whose row has the group.
  return settingNames.filter((name) => rows[name].group === group) as SettingsIn<Group>[];
}
