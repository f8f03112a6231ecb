import type { ButtonHTMLAttributes } from 'react';

export type IconPressProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** Identifies it for a keyboard shortcut. */
  'data-act'?: 'like' | 'save';
  label: string;
};

/** The button around an icon: named for screen readers, with a 44 px touch target. */
export function IconPress({ label, className = '', ...rest }: IconPressProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`target ${className}`}
      {...rest}
    />
  );
}
