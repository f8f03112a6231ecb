/** A placeholder for text or an image; give it the size of the content. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`bone ${className}`} />;
}
