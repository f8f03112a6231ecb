'use client';
import { useSelectedLayoutSegment } from 'next/navigation';
import type { ReactNode } from 'react';
import { DetailRoute } from './detail-route';

/**
 * What lies over the list. An address that the server answered brings its page along (`children`);
 * one that a tap on a card put there without asking the server is answered here, at once.
 */
export function DetailHost({ children }: { children: ReactNode }) {
  return useSelectedLayoutSegment() === 'detail' ? children : <DetailRoute />;
}
