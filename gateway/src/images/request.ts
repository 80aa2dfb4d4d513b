const WIDTHS = [96, 160, 240, 360, 480, 720, 1080] as const
const DEFAULT_WIDTH = 360

export type Format = 'avif' | 'webp' | 'jpeg'

/** The next larger supported width. A fixed list of widths bounds the cache entries of one image. */
export function snapWidth(requested: string | undefined): number {
  const width = requested === undefined ? DEFAULT_WIDTH : Number.parseInt(requested, 10)
  if (!(width > 0)) return DEFAULT_WIDTH
  return WIDTHS.find((offered) => offered >= width) ?? 1080
}

const accepts = (accept: string, type: string) =>
  new RegExp(`image/${type}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accept)

/** The smallest format that the browser accepts. */
export function bestFormat(accept = ''): Format {
  if (accepts(accept, 'avif')) return 'avif'
  return accepts(accept, 'webp') ? 'webp' : 'jpeg'
}

/** Splits a path into key and gallery position: `p/17/3` is the third image of `p/17`. Undefined if invalid. */
export function readKey(path: string): { key: string; variant: number } | undefined {
  const match =
    /^((?:p\/[\w-]{1,64})|(?:(?:s|b|c|banner|pay|courier)\/[\w-]{1,64})|no-image|default-image)(?:\/([1-4]))?$/.exec(
      path,
    )
  const key = match?.[1]
  if (!match || key === undefined) return undefined
  if (match[2] !== undefined && !key.startsWith('p/')) return undefined
  return { key, variant: Number(match[2] ?? 1) }
}
