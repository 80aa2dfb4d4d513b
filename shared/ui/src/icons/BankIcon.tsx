import { Icon, type IconProps } from '../Icon.tsx'

export function BankIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M10 18v-7m1.119-8.795a2 2 0 0 1 1.762 0l7.84 3.846A.5.5 0 0 1 20.5 7h-17a.5.5 0 0 1-.22-.949zM14 18v-7m4 7v-7M3 22h18M6 18v-7"
    />
  )
}
