import type { ReactNode } from 'react';

/** Our small drawings: cubes in one line of one weight, accent with a touch of warm. */
const drawings = {
  /** An open box with nothing in it yet. */
  empty: (
    <>
      <path d="M60 46 96 66 96 104 60 124 24 104 24 66Z" />
      <path d="M24 66 60 86 96 66M60 86V124" />
      <path d="M24 66 12 54 48 34 60 46M96 66l12-12-36-20-12 12" />
      <path className="text-warm" d="M60 30V14M46 26 38 14M74 26l8-12" />
    </>
  ),
  /** A cube whose one side came loose. */
  broken: (
    <>
      <path d="M52 24 88 44 52 64 16 44Z" />
      <path d="M16 44 52 64 52 106 16 86Z" />
      <path d="M68 70 104 50 104 92 68 112Z" />
      <path className="text-warm" d="M60 58v8M60 74v8M60 90v8" />
    </>
  ),
  /** A cube seen through a gap in the grid: nothing stands at this address. */
  nowhere: (
    <>
      <path d="M12 84 60 58 108 84 60 110Z" />
      <path d="M36 71 84 97M84 71 36 97" />
      <path
        className="text-warm"
        strokeDasharray="5 6"
        d="M60 12 88 28 60 44 32 28ZM32 28v26M88 28v26M60 44v26"
      />
    </>
  ),
  /** Cubes being stacked, the next one still in the air: there will be something here. */
  building: (
    <>
      <path d="M36 72 60 86 60 114 36 100 12 86 12 86ZM12 86 36 72M12 86V114L36 128 60 114" />
      <path d="M36 100V128M60 86 84 72 108 86 84 100ZM60 86V114L84 128 108 114V86M84 100V128" />
      <path className="text-warm" d="M60 14 84 28 60 42 36 28ZM36 28V52L60 66 84 52V28M60 42V66" />
    </>
  ),
  /** A cube that speaks: a question put to all its sides. */
  asking: (
    <>
      <path d="M44 54 76 72 44 90 12 72Z" />
      <path d="M12 72V104L44 122V90M76 72v32L44 122" />
      <path d="M62 18h36a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8H88L78 66V56H62a8 8 0 0 1-8-8V26a8 8 0 0 1 8-8Z" />
      <path className="text-warm" d="M75 30q-6 2-6 12h7M92 30q-6 2-6 12h7" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export function Drawing({ name }: { name: keyof typeof drawings }) {
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
      {drawings[name]}
    </svg>
  );
}
