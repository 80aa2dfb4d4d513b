import { Icon, type IconProps } from '../Icon.tsx'

export function ZapIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M15.914 4a1.5 1.5 0 0 0-2.474-1.561l-9 9A1.5 1.5 0 0 0 5.5 14h4.002a.5.5 0 0 1 .471.666L8.086 20a1.5 1.5 0 0 0 2.475 1.56l9-9A1.5 1.5 0 0 0 18.5 10h-3.997a.5.5 0 0 1-.472-.667z"
    />
  )
}
