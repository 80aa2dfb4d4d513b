import { Icon, type IconProps } from '../Icon.tsx'

export function XIcon(props: IconProps) {
  return <Icon {...props} d="M18 6L6 18M6 6l12 12" />
}
