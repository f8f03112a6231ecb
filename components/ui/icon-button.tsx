import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from './icon';

/** An icon that can be pressed: named for those who hear it, 44 px for those who touch it. */
export function IconButton({
  icon,
  label,
  filled = false,
  size,
  className = '',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  /** What a key on the keyboard presses it by. */
  'data-act'?: 'like' | 'save';
  icon: IconName;
  label: string;
  filled?: boolean;
  size?: number;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`target ${className}`}
      {...rest}
    >
      <Icon name={icon} filled={filled} size={size} />
    </button>
  );
}
