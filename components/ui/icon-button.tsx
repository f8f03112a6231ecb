import { Icon, type IconName } from './icon';
import { IconPress, type IconPressProps } from './icon-press';

/** An icon button. */
export function IconButton({
  icon,
  filled,
  size,
  ...rest
}: IconPressProps & { icon: IconName; filled?: boolean; size?: number }) {
  return (
    <IconPress {...rest}>
      <Icon name={icon} filled={filled} size={size} />
    </IconPress>
  );
}
