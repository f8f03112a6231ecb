// The rules of the specification that comments quote: every sentence between double quotes in a
// comment, with the file that contains it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Shorter quotations are single words, not rules. */
const ruleChars = 18;
const comment = /^\s*(?:\/\/|\/\*\*?|\*)\s?(.*?)(?:\*\/)?\s*$/;

function sourcesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesUnder(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** The comments of a text, each joined into one line. */
export function commentsOf(text: string): string[] {
  const found: string[] = [];
  let open = '';
  for (const line of [...text.split('\n'), '']) {
    const words = comment.exec(line)?.[1];
    if (words !== undefined) open += ` ${words.trim()}`;
    else if (open) {
      found.push(open.trim());
      open = '';
    }
  }
  return found;
}

/** Quoted rules by file, in file order. */
export function quotedRules(): { file: string; rule: string }[] {
  const files = ['lib', 'components', 'app'].flatMap(sourcesUnder).sort();
  return files.flatMap((file) =>
    commentsOf(readFileSync(file, 'utf8')).flatMap((text) =>
      [...text.matchAll(/"([^"]+)"/g)]
        .map(([, rule = '']) => rule.replace(/\s+/g, ' ').trim())
        .filter((rule) => rule.length >= ruleChars && /[ ,]/.test(rule))
        .map((rule) => ({ file, rule })),
    ),
  );
}
