/** A drawing of the same hand; what few screens show keeps its lines to itself. */
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
      // Words beside it wrap before it gets smaller.
      className="shrink-0"
    >
      <path d={path} />
    </svg>
  );
}
