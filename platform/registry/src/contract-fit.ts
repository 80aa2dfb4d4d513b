import { contractMajor } from '@borong/contract/contract-major'
import type { BuiltRelease, ContractAdapter } from '@borong/contract/release'
import { contractHolds } from './contract-holds.ts'

/** Names under one import path that a remote uses and a host does not provide as the remote needs them. */
export interface NameMisfit {
  reason: 'missing' | 'changed'
  request: string
  names: readonly string[]
}

/** A reason why the code of a remote cannot run on a host. */
export type Misfit = { reason: 'range' } | NameMisfit

type Provider = Pick<BuiltRelease, 'contract' | 'provides' | 'adapters'>
type User = Pick<BuiltRelease, 'contract' | 'builtAgainst' | 'uses'>

const CONTRACT = '@borong/contract'

/**
 * The reasons why a remote cannot run on a host. Releases with a record are compared by the names in use, within one
 * major version of the contract. Other releases are compared by the range of the remote.
 */
export function misfits(remote: User, host: Provider): Misfit[] {
  const { contract, provides } = givenTo(remote, host)
  if (!remote.uses || !provides)
    return contractHolds(contract, remote.contract) ? [] : [{ reason: 'range' }]
  if (contractMajor(contract) !== contractMajor(remote.contract)) return [{ reason: 'range' }]
  return Object.entries(remote.uses.names).flatMap(([request, used]) => {
    const provided = provides[request] ?? {}
    const names = Object.keys(used)
    const missing = names.filter((name) => !Object.hasOwn(provided, name))
    const changed = names.filter(
      (name) =>
        Object.hasOwn(provided, name) &&
        provided[name] !== used[name] &&
        !isLaterForm(request, remote, contract),
    )
    return [
      ...(missing.length > 0 ? [{ reason: 'missing', request, names: missing } as const] : []),
      ...(changed.length > 0 ? [{ reason: 'changed', request, names: changed } as const] : []),
    ]
  })
}

/**
 * The packages that a host gives to a remote: with the adapter for the contract's major version of the remote if it has
 * one, otherwise with its present contract.
 */
export function givenTo(
  { contract }: Pick<BuiltRelease, 'contract'>,
  host: Provider,
): Pick<Provider, 'contract' | 'provides'> {
  const adapter = adapterFor({ contract }, host)
  if (!adapter) return host
  const provides = host.provides && { ...host.provides, [CONTRACT]: adapter.names }
  return { contract: adapter.contract, provides }
}

/** The adapter of a host for the contract's major version of a remote, if it has one. */
export const adapterFor = (
  { contract }: Pick<BuiltRelease, 'contract'>,
  { adapters }: Pick<BuiltRelease, 'adapters'>,
): ContractAdapter | undefined => adapters?.[contractMajor(contract) ?? '']

/** The contract versions that a host provides, the present one first: `3.0.0`, or `3.0.0 and 2.4.1`. */
export const contractsOf = ({ contract, adapters = {} }: Provider): string =>
  [contract, ...Object.values(adapters).map((adapter) => adapter.contract)].join(' and ')

/** The major versions of the contract that a remote runs on, or that a host provides, the present one first. */
export const majorsOf = ({ contract, adapters = {} }: Provider): string[] => [
  contractMajor(contract) ?? contract,
  ...Object.keys(adapters),
]

// Within a major version the compiler has verified that each declaration can replace the one before it.
const isLaterForm = (request: string, { builtAgainst }: User, contract: string) =>
  request === CONTRACT && contractHolds(contract, `>=${builtAgainst.contract}`)

/** Whether the code of each remote can run on each host among these releases. */
export const fitTogether = (releases: readonly BuiltRelease[]): boolean => {
  const hosts = releases.filter(({ kind }) => kind === 'host')
  return releases.every(
    (release) =>
      release.kind === 'host' || hosts.every((host) => misfits(release, host).length === 0),
  )
}
