import { Icon, type IconProps } from '../Icon.tsx'

export function ScanIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M3 7V5a2 2 0 0 1 2-2h2m10 0h2a2 2 0 0 1 2 2v2m0 10v2a2 2 0 0 1-2 2h-2M7 21H5a2 2 0 0 1-2-2v-2m4-5h10"
    />
  )
}
