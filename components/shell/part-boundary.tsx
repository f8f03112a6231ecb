'use client';
import { Component, type ReactNode } from 'react';
import { goneParts } from '@/lib/browser/offline/missing-part';
import { ChunkLoadError } from '@/lib/model/wire/chunk-load';

type BoundaryProps = { children: ReactNode; onMissing(): void };

/** A component whose code failed to load is left out; the page around it is unaffected. */
export class PartBoundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof ChunkLoadError)) return;
    this.props.onMissing();
    void goneParts.reload?.();
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof ChunkLoadError) return null;
    throw error;
  }
}
