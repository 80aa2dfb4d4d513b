/** The first unit in a stack that is not the host, which is the one that was starting; otherwise the host. */
export function unitInStack(stack: string): string {
  const units = [...stack.matchAll(/\/assets\/([\w-]+)\//g)].map((found) => found[1]!)
  return units.find((unit) => unit !== 'host') ?? units[0] ?? 'unknown'
}
