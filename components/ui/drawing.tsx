import type { ReactNode } from 'react';

/** Our small drawings that any page may need at once, even if nothing more can be loaded. */
const drawings = {
  /** An open, empty box. */
  empty: (
    <>
      <path d="M60 46 96 66 96 104 60 124 24 104 24 66Z" />
      <path d="M24 66 60 86 96 66M60 86V124" />
      <path d="M24 66 12 54 48 34 60 46M96 66l12-12-36-20-12 12" />
      <path className="text-warm" d="M60 30V14M46 26 38 14M74 26l8-12" />
    </>
  ),
  /** A cube with one side that came loose. */
  broken: (
    <>
      <path d="M52 24 88 44 52 64 16 44Z" />
      <path d="M16 44 52 64 52 106 16 86Z" />
      <path d="M68 70 104 50 104 92 68 112Z" />
      <path className="text-warm" d="M60 58v8M60 74v8M60 90v8" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof drawings;

export function Drawing({ name }: { name: DrawingName }) {
  return <DrawingFrame>{drawings[name]}</DrawingFrame>;
}

/** Cubes in one line of one weight, accent with a touch of warm. */
export function DrawingFrame({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width="120"
      height="132"
      viewBox="0 0 120 132"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      className="text-accent [&_.text-warm]:stroke-warm"
    >
      {children}
    </svg>
  );
}
