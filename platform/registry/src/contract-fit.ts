import type { BuiltRelease } from '@borong/contract/release'
import { contractHolds, contractMajor } from './contract-holds.ts'

/** Names under one import path that a remote uses and a host does not provide as the remote needs them. */
export interface NameMisfit {
  reason: 'missing' | 'changed'
  request: string
  names: readonly string[]
}

/** A reason why the code of a remote cannot run on a host. */
export type Misfit = { reason: 'range' } | NameMisfit

type Provider = Pick<BuiltRelease, 'contract' | 'provides'>
type User = Pick<BuiltRelease, 'contract' | 'builtAgainst' | 'uses'>

/**
 * The reasons why a remote cannot run on a host. Releases with a record are compared by the names in use, within one
 * major version of the contract. Other releases are compared by the range of the remote.
 */
export function misfits(remote: User, host: Provider): Misfit[] {
  const { provides } = host
  if (!remote.uses || !provides)
    return contractHolds(host.contract, remote.contract) ? [] : [{ reason: 'range' }]
  if (contractMajor(host.contract) !== contractMajor(remote.contract)) return [{ reason: 'range' }]
  return Object.entries(remote.uses.names).flatMap(([request, used]) => {
    const provided = provides[request] ?? {}
    const names = Object.keys(used)
    const missing = names.filter((name) => !Object.hasOwn(provided, name))
    const changed = names.filter(
      (name) =>
        Object.hasOwn(provided, name) &&
        provided[name] !== used[name] &&
        !isLaterForm(request, remote, host),
    )
    return [
      ...(missing.length > 0 ? [{ reason: 'missing', request, names: missing } as const] : []),
      ...(changed.length > 0 ? [{ reason: 'changed', request, names: changed } as const] : []),
    ]
  })
}

// Within a major version the compiler has verified that each declaration can replace the one before it.
const isLaterForm = (request: string, { builtAgainst }: User, host: Provider) =>
  request === '@borong/contract' && contractHolds(host.contract, `>=${builtAgainst.contract}`)

/** Whether the code of each remote can run on each host among these releases. */
export const fitTogether = (releases: readonly BuiltRelease[]): boolean => {
  const hosts = releases.filter(({ kind }) => kind === 'host')
  return releases.every(
    (release) =>
      release.kind === 'host' || hosts.every((host) => misfits(release, host).length === 0),
  )
}
