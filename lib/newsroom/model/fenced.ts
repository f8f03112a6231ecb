// Puts untrusted text into a prompt as data: JSON lines between two marks that its authors cannot
// know. The system message explains them.

/** `mark` is fresh for each prompt and cannot be guessed. */
export function fenced(lines: readonly unknown[], mark: string): string {
  return [`BEGIN ${mark}`, ...lines.map((line) => JSON.stringify(line)), `END ${mark}`].join('\n');
}
