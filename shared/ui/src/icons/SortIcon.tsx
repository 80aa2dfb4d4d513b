import { Icon, type IconProps } from '../Icon.tsx'

export function SortIcon(props: IconProps) {
  return <Icon {...props} d="M21 16l-4 4l-4-4m4 4V4M3 8l4-4l4 4M7 4v16" />
}
