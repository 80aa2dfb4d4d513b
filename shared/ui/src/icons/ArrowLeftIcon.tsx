import { Icon, type IconProps } from '../Icon.tsx'

export function ArrowLeftIcon(props: IconProps) {
  return <Icon {...props} d="M12 19l-7-7l7-7m7 7H5" />
}
