import type { ButtonHTMLAttributes } from 'react';

export type IconPressProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** What a key on the keyboard presses it by. */
  'data-act'?: 'like' | 'save';
  label: string;
};

/** What an icon is pressed by: named for those who hear it, 44 px for those who touch it. */
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
