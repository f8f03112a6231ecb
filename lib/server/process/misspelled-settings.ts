// Finds settings with a mistyped name, which would silently do nothing. Other programs' variables
// share our environment, so an unknown name alone is no mistake: one that nearly matches a name of
// ours is.
import { isSetting, settingNames } from './env';

/** Short names nearly match anything. */
const shortestName = 6;

/** Whether there are several of a thing is easily mistaken: a proxy, proxies. */
const singular = (name: string) => name.replace(/IES$/, 'Y');

/**
 * How many letters of `name` remain after each letter of `other` cancels one; underscores don't
 * count.
 */
function leftOver(name: string, other: string): number {
  const letters = [...name.replaceAll('_', '')];
  for (const letter of other) {
    const at = letters.indexOf(letter);
    if (at >= 0) letters.splice(at, 1);
  }
  return letters.length;
}

/** Swapped letters, or one that is wrong, missing or extra. */
function isNearly(name: string, other: string): boolean {
  const [one, two] = [singular(name), singular(other)];
  return leftOver(one, two) <= 1 && leftOver(two, one) <= 1;
}

export type Misspelled = { name: string; meant: string };

/** Variables that are set and unknown, but nearly match a setting that is not set. */
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
