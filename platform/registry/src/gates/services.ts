import type { BuiltRelease } from '@borong/contract/release'
import type { Problem } from '../problem.ts'
import { plainAddress } from '../service-address.ts'
import { approvedServices } from '../state/approved-services.ts'
import { MAIN_CHANNEL, type State } from '../state/fold.ts'

/** Calls of a unit leave the shop only to addresses that an admin has approved for the channel. */
export const serviceGate = (
  release: BuiltRelease,
  state: Pick<State, 'services'>,
  channel: string,
): Problem[] => unapproved(release, approvedServices(state, channel)[release.unit] ?? [], channel)

/** The check before the target channel is known: each address must be approved for a channel. */
export const servicesGate = (
  release: BuiltRelease,
  approved: ReadonlySet<string> | undefined,
): Problem[] => unapproved(release, [...(approved ?? [])])

/** The addresses that are approved for a unit in any channel. */
export const approvedAnywhere = ({ services }: Pick<State, 'services'>, unit: string) =>
  new Set(Object.values(services).flatMap((units) => units[unit] ?? []))

function unapproved(
  { unit, version, remote }: BuiltRelease,
  approved: readonly string[],
  channel?: string,
): Problem[] {
  const named = Object.entries(remote?.api ?? {})
  return named.flatMap(([name, address]) => {
    if (approved.includes(plainAddress(address))) return []
    const place = `--channel ${channel ?? MAIN_CHANNEL}`
    return [
      {
        name: 'SERVICE_NOT_APPROVED',
        message: `${unit} ${version} sends calls to its own service ${name} at ${address}, which is not approved for ${channel ?? 'any channel'}`,
        hint: `An admin of the registry approves it: borong service approve ${unit} ${plainAddress(address)} ${place}`,
      },
    ]
  })
}

const ACCESS: ReadonlySet<string> = new Set(['open', 'guest', 'login'])

/** A call to a squad's own service goes to a service that the unit itself names. */
export function serviceCallGate({ unit, version, calls = [], remote }: BuiltRelease): Problem[] {
  return calls.flatMap(({ id, host, path, access }) => {
    if (host !== 'service') return []
    const [, owner, name = ''] = path.split('/')
    const isOwn = owner === unit && Object.hasOwn(remote?.api ?? {}, name)
    if (isOwn && ACCESS.has(access)) return []
    return [
      {
        name: 'SERVICE_UNKNOWN',
        message: isOwn
          ? `${unit} ${version} sends the call ${id} with ${access} credentials, which no service of a squad gets`
          : `${unit} ${version} sends the call ${id} to ${path}, which is no service of its own`,
        hint: isOwn
          ? 'The access of such a call is open, guest or login.'
          : `Name the service in remote.ts: api: { ${name || 'orders'}: 'https://…' }. Its path is then /${unit}/${name || 'orders'}/…`,
      },
    ]
  })
}
