import { Icon, type IconProps } from '../Icon.tsx'

export function PercentIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M19 5L5 19M4 6.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M15 17.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0"
    />
  )
}
