/** A drawing in the same style; the lines of rarely used ones are in their own files. */
export function LineDrawing({
  path,
  filled = false,
  size = 20,
}: {
  path: string;
  filled?: boolean;
  size?: number;
}) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      // Text beside it wraps before it shrinks.
      className="shrink-0"
    >
      <path d={path} />
    </svg>
  );
}
