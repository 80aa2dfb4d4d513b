import { Icon, type IconProps } from '../Icon.tsx'

export function ImageOffIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M2 2l20 20M10.41 10.41a2 2 0 1 1-2.83-2.83m5.92 5.92L6 21m12-9l3 3M3.59 3.59A2 2 0 0 0 3 5v14a2 2 0 0 0 2 2h14c.55 0 1.052-.22 1.41-.59M21 15V5a2 2 0 0 0-2-2H9"
    />
  )
}
