import { MAIN_CHANNEL, type State } from './fold.ts'

/**
 * The approved addresses of a channel by unit. The other channels follow production in each unit that they do not name, so
 * the approvals of production count there too.
 */
export function approvedServices(
  { services }: Pick<State, 'services'>,
  channel: string,
): Record<string, readonly string[]> {
  const all = [services[MAIN_CHANNEL], services[channel]].flatMap((units) =>
    Object.entries(units ?? {}),
  )
  const found: Record<string, readonly string[]> = {}
  for (const [unit, addresses] of all)
    found[unit] = [...new Set([...(found[unit] ?? []), ...addresses])]
  return Object.fromEntries(Object.entries(found).filter(([, addresses]) => addresses.length > 0))
}
