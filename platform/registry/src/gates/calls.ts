import { unsendable } from '@borong/contract/http/sendable'
import type { BuiltRelease } from '@borong/contract/release'
import { callAddress, type GatewayCalls } from '../gateways.ts'
import type { Problem } from '../problem.ts'
import type { LiveRelease } from '../state/live.ts'
import { nameLive, others } from './gate.ts'

type Call = NonNullable<BuiltRelease['calls']>[number]

/** The contract of each active host must be able to send the calls of each active unit as they are described. */
export function callGate(release: BuiltRelease, live: readonly LiveRelease[]): Problem[] {
  const beside = others(live, release.unit)
  if (release.kind === 'host')
    return [release, ...beside.map((one) => one.release)].flatMap((unit) =>
      unsent(unit, release, `${release.unit} ${release.version}`),
    )
  return beside
    .filter((one) => one.release.kind === 'host')
    .flatMap((host) => unsent(release, host.release, nameLive(host)))
}

// A host of contract 1 declares no descriptors; the contract's range excludes these remotes.
function unsent({ unit, version, calls = [] }: BuiltRelease, host: BuiltRelease, named: string) {
  const { sends } = host
  if (!sends) return []
  return calls.flatMap((call) => {
    const part = unsendable(call, sends)
    if (!part) return []
    return [
      {
        name: 'CALL_NEEDS_NEWER_HOST',
        message: `${unit} ${version} sends the call ${call.id}, which ${named} cannot send: ${part}`,
        hint: 'Describe the call with what that host can send, or promote a host with a newer contract first.',
      },
    ]
  })
}

/** A channel's gateway must describe each call of a release. Without a configured gateway nothing is checked. */
export function gatewayGate(release: BuiltRelease, gateway: GatewayCalls | undefined): Problem[] {
  return gateway === undefined ? [] : gatewaysGate(release, [gateway])
}

/** The check before the target channel is known: at least one of the gateways must describe each call. */
export function gatewaysGate(release: BuiltRelease, gateways: readonly GatewayCalls[]): Problem[] {
  const calls = (release.calls ?? []).filter(({ host }) => host !== 'service')
  if (gateways.length === 0) return []
  const unknown = calls.filter(
    (call) => !gateways.some((one) => 'described' in one && one.described.has(callAddress(call))),
  )
  if (unknown.length === 0) return []
  const unreachable = gateways.filter((one) => 'unreachable' in one)
  if (unreachable.length > 0) return unreachable.map(unreachableGateway)
  const channels = gateways.map(({ channel }) => channel).join(' and ')
  return unknown.map((call) => unknownCall(release, call, channels))
}

const unreachableGateway = ({
  channel,
  unreachable,
}: {
  channel: string
  unreachable: string
}) => ({
  name: 'GATEWAY_UNREACHABLE',
  message: `The gateway of ${channel} cannot be asked which calls it serves (${unreachable})`,
  hint: 'Start the gateway, or correct GATEWAYS of the registry. A rollback does not ask the gateway.',
})

const unknownCall = ({ unit, version }: BuiltRelease, call: Call, channels: string) => ({
  name: 'CALL_UNKNOWN_TO_GATEWAY',
  message: `${unit} ${version} sends the call ${call.id} (${call.method} ${call.path}), which the gateway of ${channels} does not describe`,
  hint: 'Deploy the gateway that serves the call first. Its /openapi.json lists the calls that it serves.',
})

/** A note for the caller when calls could not be compared with a gateway. */
export const uncheckedNote = (channel?: string): string =>
  `The calls were not checked: no gateway is configured for ${channel ?? 'any channel'} (GATEWAYS)`
