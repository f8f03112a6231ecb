import { Skeleton } from '@/components/ui/skeleton';

/** The layout of a card before it has loaded. */
export function CardSkeleton({ brief }: { brief: boolean }) {
  return (
    <div className="overflow-hidden border-b border-hairline px-4 pt-4 pb-3">
      <Skeleton className="h-5 w-11/12" />
      <Skeleton className="mt-2 h-5 w-3/5" />
      {brief && (
        <>
          <Skeleton className="mt-3.5 h-3.5 w-full" />
          <Skeleton className="mt-2.5 h-3.5 w-4/5" />
          <Skeleton className="mt-4 aspect-video w-full rounded-cover!" />
        </>
      )}
      <div className="mt-3.5 flex items-center gap-2">
        <Skeleton className="h-5 w-12 rounded-full!" />
        <Skeleton className="h-3 w-32" />
      </div>
    </div>
  );
}
