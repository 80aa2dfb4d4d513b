import { Icon, type IconProps } from '../Icon.tsx'

export function ClockIcon(props: IconProps) {
  return <Icon {...props} d="M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 6v6l4 2" />
}
