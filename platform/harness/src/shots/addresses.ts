import type { BootRoute } from '@borong/contract/release'

/** A route's path with examples for its parameters, by route or by name; undefined when one is not known. */
export function exampleOf(
  route: Pick<BootRoute, 'path'>,
  examples: Readonly<Record<string, string>>,
): string | undefined {
  let isWhole = true
  const path = route.path.replace(/\/:(\w+)(\?)?/g, (_, name: string, isOptional?: string) => {
    const value = examples[route.path] ?? examples[name]
    if (value) return `/${encodeURIComponent(value)}`
    if (!isOptional) isWhole = false
    return ''
  })
  return isWhole ? path || '/' : undefined
}
