import { Icon, type IconProps } from '../Icon.tsx'

export function ErrorIcon(props: IconProps) {
  return <Icon {...props} d="M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 8v4m0 4h.01" />
}
