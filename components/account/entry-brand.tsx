'use client';
import { useAtomValue } from 'jotai';
import { siteAtom } from '@/lib/state/page/deployment';

/** The site's brand: the cube, with lines of news on one side and a reader on another. */
export function EntryBrand() {
  const { brand } = useAtomValue(siteAtom);
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-3 py-4">
      <svg
        aria-hidden="true"
        width="132"
        height="128"
        viewBox="0 0 132 128"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="text-accent"
      >
        <path d="M66 12 110 36 110 88 66 112 22 88 22 36Z" />
        <path d="M22 36 66 60 110 36M66 60V112" />
        <path d="M33 57 55 69M33 69 55 81M33 81 48 89" />
        <path
          d="M92 66a5.5 6.5 0 1 1-8 4.5 5.5 6.5 0 0 1 8-4.5"
          className="text-warm"
          stroke="currentColor"
        />
        <path d="M78 97c1-8 5-13 10-15s9 0 10 5" className="text-warm" stroke="currentColor" />
      </svg>
      <p className="font-title text-card-title font-semibold">{brand}</p>
    </div>
  );
}
