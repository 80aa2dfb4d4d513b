import { Icon, type IconProps } from '../Icon.tsx'

export function CalendarIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M8 2v3m8-3v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM3 9h18"
    />
  )
}
