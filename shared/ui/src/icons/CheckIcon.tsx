import { Icon, type IconProps } from '../Icon.tsx'

export function CheckIcon(props: IconProps) {
  return <Icon {...props} d="M20 6L9 17l-5-5" />
}
