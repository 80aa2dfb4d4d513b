import { Icon, type IconProps } from '../Icon.tsx'

export function RefreshIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M3 12a9 9 0 0 1 9-9a9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5m5 4a9 9 0 0 1-9 9a9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5"
    />
  )
}
