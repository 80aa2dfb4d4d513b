import { Icon, type IconProps } from '../Icon.tsx'

export function ChevronRightIcon(props: IconProps) {
  return <Icon {...props} d="M9 18l6-6l-6-6" />
}
