// How what strangers wrote goes into a prompt: as data, JSON lines between two marks that nobody who
// wrote them can know. The system message says what they are.

/** `mark` is fresh for each prompt and cannot be guessed. */
export function fenced(lines: readonly unknown[], mark: string): string {
  return [`BEGIN ${mark}`, ...lines.map((line) => JSON.stringify(line)), `END ${mark}`].join('\n');
}
