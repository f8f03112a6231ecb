import type { ReactNode } from 'react';
import { Drawing, DrawingFrame, type DrawingName } from './drawing';

const drawings = {
  /** A cube seen through a gap in the grid: nothing exists at this address. */
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
  /** Cubes being stacked, the next one still in the air: something will be here. */
  building: (
    <>
      <path d="M36 72 60 86 60 114 36 100 12 86 12 86ZM12 86 36 72M12 86V114L36 128 60 114" />
      <path d="M36 100V128M60 86 84 72 108 86 84 100ZM60 86V114L84 128 108 114V86M84 100V128" />
      <path className="text-warm" d="M60 14 84 28 60 42 36 28ZM36 28V52L60 66 84 52V28M60 42V66" />
    </>
  ),
  /** A cube that speaks: a question asked to all its sides. */
  asking: (
    <>
      <path d="M44 54 76 72 44 90 12 72Z" />
      <path d="M12 72V104L44 122V90M76 72v32L44 122" />
      <path d="M62 18h36a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8H88L78 66V56H62a8 8 0 0 1-8-8V26a8 8 0 0 1 8-8Z" />
      <path className="text-warm" d="M75 30q-6 2-6 12h7M92 30q-6 2-6 12h7" />
    </>
  ),
} satisfies Record<string, ReactNode>;

const isOfPages = (name: string): name is keyof typeof drawings => name in drawings;

/** Any of our small drawings. */
export function PageDrawing({ name }: { name: DrawingName | keyof typeof drawings }) {
  return isOfPages(name) ? <DrawingFrame>{drawings[name]}</DrawingFrame> : <Drawing name={name} />;
}
