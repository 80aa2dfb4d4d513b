import { Icon, type IconProps } from '../Icon.tsx'

export function EyeIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M2.062 12.348a1 1 0 0 1 0-.696a10.75 10.75 0 0 1 19.876 0a1 1 0 0 1 0 .696a10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0"
    />
  )
}
