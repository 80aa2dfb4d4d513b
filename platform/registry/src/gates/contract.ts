import type { BuiltRelease, Release } from '@borong/contract/release'
import semver from 'semver'
import { contractHolds } from '../contract-holds.ts'
import type { Problem } from '../problem.ts'
import type { LiveRelease } from '../state/live.ts'
import { nameLive, others, type Gate } from './gate.ts'

/**
 * The range of a remote must include the contract of every active host, and the contract of a host must be in the range
 * of every active remote.
 */
export function contractGate(release: BuiltRelease, live: readonly LiveRelease[]): Problem[] {
  return release.kind === 'host' ? hostGate(release, live) : remoteGate(release, live)
}

function hostGate(host: BuiltRelease, live: readonly LiveRelease[]): Problem[] {
  if (!semver.valid(host.contract))
    return [malformed(`The host provides contract "${host.contract}", which is no version`)]
  const broken = others(live, host.unit).filter(
    (one) => !contractHolds(host.contract, one.release.contract),
  )
  if (broken.length === 0) return []
  const named = broken.map((one) => `${nameLive(one)} runs on ${one.release.contract}`)
  return [
    {
      name: 'CONTRACT_BREAKS_REMOTES',
      message: `Contract ${host.contract} does not hold for live remotes: ${named.join('; ')}`,
      hint: `Publish and promote releases of ${units(broken)} whose range takes in ${host.contract}, then publish this host. Or keep the contract compatible. For a new major version publish all units with --together, and promote them in one write.`,
    },
  ]
}

function remoteGate(remote: BuiltRelease, live: readonly LiveRelease[]): Problem[] {
  if (!semver.validRange(remote.contract))
    return [malformed(`The contract range "${remote.contract}" is no range of versions`)]
  const hosts = others(live, remote.unit).filter((one) => one.release.kind === 'host')
  const broken = hosts.filter((one) => !contractHolds(one.release.contract, remote.contract))
  if (broken.length === 0) return []
  const named = broken.map((one) => `${nameLive(one)} provides ${one.release.contract}`)
  return [
    {
      name: 'CONTRACT_RANGE',
      message: `${remote.unit} ${remote.version} runs on contract ${remote.contract}, but ${named.join('; ')}`,
      hint: 'Widen the range in remote.ts if the code runs on both, or wait until every live host provides the new contract.',
    },
  ]
}

const malformed = (message: string): Problem => ({
  name: 'CONTRACT_MALFORMED',
  message,
  hint: "Write it as semver: 1.4.0 in the contract's package.json, ^1.4.0 in remote.ts.",
})

const units = (live: readonly LiveRelease[]) =>
  [...new Set(live.map((one) => one.release.unit))].join(', ')

/** A contract version has one surface: the one recorded with the host of that version. */
export const surfaceGate: Gate = ({ release, live, own }) => {
  const { contract, surface } = release.builtAgainst
  const hosts: readonly Release[] = [
    ...live.map((one) => one.release).filter((one) => one.kind === 'host'),
    ...(release.kind === 'host' ? own : []),
  ]
  const recorded = hosts.find(
    (host) => host.builtAgainst.contract === contract && host.builtAgainst.surface !== surface,
  )
  if (!recorded) return []
  return [
    {
      name: 'CONTRACT_SURFACE',
      message: `Contract ${contract} has surface ${recorded.builtAgainst.surface} in ${recorded.unit} ${recorded.version}, but ${surface} in this build`,
      hint: 'The contract changed without a new version. Raise the version of shared/contract (a major one if something was taken away) or take the change back.',
    },
  ]
}
