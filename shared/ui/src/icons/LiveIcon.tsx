import { Icon, type IconProps } from '../Icon.tsx'

export function LiveIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M16.247 7.761a6 6 0 0 1 0 8.478m2.828-11.306a10 10 0 0 1 0 14.134m-14.15 0a10 10 0 0 1 0-14.134m2.828 11.306a6 6 0 0 1 0-8.478M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0"
    />
  )
}
