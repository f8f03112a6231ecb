import { FirstIcon, type FirstIconName } from './first-icon';
import { IconPress, type IconPressProps } from './icon-press';

/** An icon of the first screen that can be pressed. */
export function FirstIconButton({
  icon,
  filled,
  ...rest
}: IconPressProps & { icon: FirstIconName; filled?: boolean }) {
  return (
    <IconPress {...rest}>
      <FirstIcon name={icon} filled={filled} />
    </IconPress>
  );
}
