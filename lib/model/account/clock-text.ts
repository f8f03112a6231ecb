// A waiting time in clock format.

/** `1:05`, or `2:00:09` from an hour up. */
export function clockText(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const tail = `${hours > 0 ? two(minutes) : minutes}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}
