import { Icon, type IconProps } from '../Icon.tsx'

export function TvIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M17 2l-5 5l-5-5M4 7h16a2 2 0 0 1 2 2v11a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-11a2 2 0 0 1 2 -2z"
    />
  )
}
