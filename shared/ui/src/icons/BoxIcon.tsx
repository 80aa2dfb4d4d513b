import { Icon, type IconProps } from '../Icon.tsx'

export function BoxIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M11 21.73a2 2 0 0 0 2 0l7-4A2 2 0 0 0 21 16V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.73zm1 .27V12M3.29 7L12 12l8.71-5M7.5 4.27l9 5.15"
    />
  )
}
