import type { SVGProps } from 'react'

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'd' | 'children'> {
  /** Edge length in px; 20 when not given. */
  size?: number
  /** Draws the inside too, as for a chosen heart or a rating star. */
  filled?: boolean
  /** Only for an icon that stands alone and tells something; beside words it stays silent. */
  title?: string
}

/** Draws a 24-unit outline in the colour of the text around it; use the named icons in `icons/`. */
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
