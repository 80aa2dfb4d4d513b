import { Icon, type IconProps } from '../Icon.tsx'

export function ChevronLeftIcon(props: IconProps) {
  return <Icon {...props} d="M15 18l-6-6l6-6" />
}
