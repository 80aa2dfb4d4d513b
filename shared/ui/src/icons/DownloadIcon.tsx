import { Icon, type IconProps } from '../Icon.tsx'

export function DownloadIcon(props: IconProps) {
  return <Icon {...props} d="M12 15V3m9 12v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5l5-5" />
}
