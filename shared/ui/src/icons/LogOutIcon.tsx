import { Icon, type IconProps } from '../Icon.tsx'

export function LogOutIcon(props: IconProps) {
  return <Icon {...props} d="M16 17l5-5l-5-5m5 5H9m0 9H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4" />
}
