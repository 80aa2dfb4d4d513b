/** The items of several pages in order, each once: a list that shifts between two requests repeats some. */
export function withoutRepeats<T>(
  pages: readonly (readonly T[])[],
  idOf: (item: T) => string,
): T[] {
  const seen = new Map<string, T>()
  for (const item of pages.flat()) if (!seen.has(idOf(item))) seen.set(idOf(item), item)
  return [...seen.values()]
}
