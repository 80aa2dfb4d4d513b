/** The unit whose script is the outermost in a stack: the one that was being started. */
export function unitInStack(stack: string): string {
  const units = [...stack.matchAll(/\/assets\/([\w-]+)\//g)].map((found) => found[1]!)
  return units.find((unit) => unit !== 'host') ?? units[0] ?? 'unknown'
}
