import { Icon, type IconProps } from '../Icon.tsx'

export function ChevronUpIcon(props: IconProps) {
  return <Icon {...props} d="M18 15l-6-6l-6 6" />
}
