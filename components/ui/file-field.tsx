'use client';

/**
 * A file field as a button with the page's own text: a browser's own has its text in the browser's
 * language. The same file can be chosen again, since the field is cleared after a choice.
 */
export function FileField({
  label,
  accept,
  disabled = false,
  onFile,
}: {
  label: string;
  accept: string;
  disabled?: boolean;
  onFile(file: File): void;
}) {
  return (
    <label className="relative inline-flex min-h-11 max-w-full cursor-pointer items-center justify-center rounded-full border border-hairline px-5 py-1.5 text-small font-medium transition-colors duration-[120ms] has-disabled:cursor-default has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-accent active:bg-press hover:bg-press">
      {label}
      <input
        type="file"
        accept={accept}
        disabled={disabled}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </label>
  );
}
