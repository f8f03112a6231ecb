// Matches runs of Chinese characters with the names in Latin letters that they transcribe, among
// all names of a period.
import { latinKeys, runKeys, soundsLike } from '../language/chinese/names/sounds';

/** For each run, the folded names that sound like it, each with a certainty (0 to 1). */
export function namesBySound(
  runs: Iterable<string>,
  names: Iterable<string>,
): Map<string, [string, number][]> {
  const byKey = new Map<string, string[]>();
  for (const name of names) {
    for (const key of latinKeys(name)) {
      const list = byKey.get(key);
      if (list) list.push(name);
      else byKey.set(key, [name]);
    }
  }
  const found = new Map<string, [string, number][]>();
  for (const run of runs) {
    const tried = new Set(runKeys(run).flatMap((key) => byKey.get(key) ?? []));
    const like = [...tried].flatMap((name): [string, number][] => {
      const similarity = soundsLike(run, name);
      return similarity > 0 ? [[name, similarity]] : [];
    });
    if (like.length > 0) found.set(run, like);
  }
  return found;
}
