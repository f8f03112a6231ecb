// A setting whose name is mistyped does nothing and says nothing. Variables of other programs share our
// environment, so an unknown name alone is no mistake: one that is nearly a name of ours is.
import { isSetting, settingNames } from './env';

/** Short names are near to anything. */
const shortestName = 6;

/** How many letters of `name` are left over when each of `other` takes one away; lines do not count. */
function leftOver(name: string, other: string): number {
  const letters = [...name.replaceAll('_', '')];
  for (const letter of other) {
    const at = letters.indexOf(letter);
    if (at >= 0) letters.splice(at, 1);
  }
  return letters.length;
}

/** Letters that changed places, and one that is wrong, missing or too many. */
const isNearly = (name: string, other: string): boolean =>
  leftOver(name, other) <= 1 && leftOver(other, name) <= 1;

export type Misspelled = { name: string; meant: string };

/** Variables that are set and mean nothing, but are nearly a setting that is not set. */
export function misspelledSettings(
  source: Readonly<Record<string, string | undefined>>,
): Misspelled[] {
  const unset = settingNames.filter((name) => !source[name]?.trim());
  return Object.keys(source)
    .filter((name) => name.length >= shortestName && !isSetting(name))
    .flatMap((name) => {
      const meant = unset.find((setting) => isNearly(name.toUpperCase(), setting));
      return meant ? [{ name, meant }] : [];
    });
}
