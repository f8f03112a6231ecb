import type { ReactNode } from 'react';
import { Button } from './button';

/** The fixed footer of a scrolling form: its failure, its selection, and its buttons. */
export function FormFooter({
  failed,
  chosen,
  back,
  submit,
  disabled,
}: {
  /** The message about a failure, if any. */
  failed?: string | false;
  chosen: string;
  back: { label: string; onPress(): void };
  submit: ReactNode;
  disabled: boolean;
}) {
  return (
    <div
      data-bottom-inset="form"
      className="shrink-0 border-t border-hairline px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {failed && (
        <p role="alert" className="mt-0 mb-2 text-small text-danger">
          {failed}
        </p>
      )}
      <p aria-live="polite" className="tabular mt-0 mb-2 text-small text-ink-2">
        {chosen}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={back.onPress}>
          {back.label}
        </Button>
        <Button type="submit" look="solid" className="flex-1 whitespace-nowrap" disabled={disabled}>
          {submit}
        </Button>
      </div>
    </div>
  );
}
