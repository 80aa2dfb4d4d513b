import type { SVGProps } from 'react'

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'd' | 'children'> {
  /** Edge length in px; 20 by default. */
  size?: number
  /** Fills the shape, as for a chosen heart or a rating star. */
  filled?: boolean
  /** Only for a meaningful icon without text. Beside text an icon is hidden from screen readers. */
  title?: string
}

/** Renders a 24-unit outline in the current text colour; use the named icons in `icons/`. */
export function Icon({ d, size = 20, filled, title, ...rest }: IconProps & { d: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable="false"
      {...rest}
    >
      <path d={d} />
    </svg>
  )
}
