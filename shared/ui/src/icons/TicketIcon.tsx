import { Icon, type IconProps } from '../Icon.tsx'

export function TicketIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M2 9a3 3 0 1 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 1 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2Zm7 0h.01M15 9l-6 6m6 0h.01"
    />
  )
}
