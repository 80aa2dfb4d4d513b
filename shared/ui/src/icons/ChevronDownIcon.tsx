import { Icon, type IconProps } from '../Icon.tsx'

export function ChevronDownIcon(props: IconProps) {
  return <Icon {...props} d="M6 9l6 6l6-6" />
}
