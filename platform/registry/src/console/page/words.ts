/** Brotli bytes as kB. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** A difference in size with its sign. Less than 0.1 kB is shown in bytes. */
export function growth(bytes: number): string {
  if (bytes === 0) return '±0'
  const size = Math.abs(bytes) < 100 ? `${Math.abs(bytes)} B` : kilobytes(Math.abs(bytes))
  return `${bytes > 0 ? '+' : '−'}${size}`
}

export const share = (failing: number, visitors: number): string =>
  visitors === 0 ? '–' : `${((failing / visitors) * 100).toFixed(1)} %`

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`
