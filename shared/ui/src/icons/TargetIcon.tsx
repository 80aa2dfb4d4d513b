import { Icon, type IconProps } from '../Icon.tsx'

export function TargetIcon(props: IconProps) {
  return (
    <Icon {...props} d="M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M22 12h-4M6 12H2m10-6V2m0 20v-4" />
  )
}
