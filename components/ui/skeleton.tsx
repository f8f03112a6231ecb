/** A place where text or a picture will be; give it the size of what comes. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`bone ${className}`} />;
}
