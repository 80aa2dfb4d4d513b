import { Icon, type IconProps } from '../Icon.tsx'

export function ShareIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M3 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M15 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8.59 13.51l6.83 3.98m-.01-10.98l-6.82 3.98"
    />
  )
}
