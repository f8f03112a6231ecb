import { FirstIcon, type FirstIconName } from './first-icon';
import { IconPress, type IconPressProps } from './icon-press';

/** An icon button of the first screen. */
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
