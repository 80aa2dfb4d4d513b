import { Icon, type IconProps } from '../Icon.tsx'

export function ExternalIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M15 3h6v6m-11 5L21 3m-3 10v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6"
    />
  )
}
