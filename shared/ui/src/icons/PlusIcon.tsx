import { Icon, type IconProps } from '../Icon.tsx'

export function PlusIcon(props: IconProps) {
  return <Icon {...props} d="M5 12h14m-7-7v14" />
}
