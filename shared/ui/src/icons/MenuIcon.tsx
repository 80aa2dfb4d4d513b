import { Icon, type IconProps } from '../Icon.tsx'

export function MenuIcon(props: IconProps) {
  return <Icon {...props} d="M4 5h16M4 12h16M4 19h16" />
}
