'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

/** The buttons of an inline form: cancel, and submit. */
export function FormEnd({
  ready,
  onCancel,
  children,
}: {
  ready: boolean;
  onCancel(): void;
  children: ReactNode;
}) {
  const common = useTranslations('common');
  return (
    <div className="flex justify-end gap-2">
      <Button look="quiet" onClick={onCancel}>
        {common('cancel')}
      </Button>
      <Button type="submit" look="solid" disabled={!ready}>
        {children}
      </Button>
    </div>
  );
}
