import type { BuiltRelease, Release } from '@borong/contract/release'
import semver from 'semver'
import { contractsOf, givenTo, misfits, type Misfit, type NameMisfit } from '../contract-fit.ts'
import type { Problem } from '../problem.ts'
import type { LiveRelease } from '../state/live.ts'
import { nameLive, others, type Gate } from './gate.ts'

/**
 * The code of a remote must be able to run on every active host, and the code of every active remote on a host. Each
 * refusal names remote, host and what is missing.
 */
export function contractGate(release: BuiltRelease, live: readonly LiveRelease[]): Problem[] {
  return release.kind === 'host' ? hostGate(release, live) : remoteGate(release, live)
}

function hostGate(host: BuiltRelease, live: readonly LiveRelease[]): Problem[] {
  if (!semver.valid(host.contract))
    return [malformed(`The host provides contract "${host.contract}", which is no version`)]
  const found = others(live, host.unit).map((one) => ({ one, reasons: misfits(one.release, host) }))
  const outOfRange = found.filter(({ reasons }) => reasons.some(isRange)).map(({ one }) => one)
  const named = outOfRange.map((one) => `${nameLive(one)} runs on ${one.release.contract}`)
  return [
    ...(outOfRange.length > 0
      ? [
          {
            name: 'CONTRACT_BREAKS_REMOTES',
            message: `Contract ${contractsOf(host)} does not hold for live remotes: ${named.join('; ')}`,
            hint: `Publish and promote releases of ${units(outOfRange)} whose range takes in ${host.contract}, then publish this host. Or keep the contract compatible. A new major version needs an adapter for the one before, as long as a live remote runs on it: see shared/contract/README.md.`,
          },
        ]
      : []),
    ...found.flatMap(({ one, reasons }) =>
      reasons.flatMap((reason) =>
        isRange(reason)
          ? []
          : [
              unprovided(reason, nameLive(one), `${host.unit} ${host.version}`, {
                ...versions(one.release, host),
                hint: `Publish a host with what ${one.release.unit} uses, or publish and promote a release of ${one.release.unit} without it first.`,
              }),
            ],
      ),
    ),
  ]
}

function remoteGate(remote: BuiltRelease, live: readonly LiveRelease[]): Problem[] {
  if (!semver.validRange(remote.contract))
    return [malformed(`The contract range "${remote.contract}" is no range of versions`)]
  const found = others(live, remote.unit)
    .filter((one) => one.release.kind === 'host')
    .map((one) => ({ one, reasons: misfits(remote, one.release) }))
  const outOfRange = found.filter(({ reasons }) => reasons.some(isRange)).map(({ one }) => one)
  const named = outOfRange.map((one) => `${nameLive(one)} provides ${contractsOf(one.release)}`)
  return [
    ...(outOfRange.length > 0
      ? [
          {
            name: 'CONTRACT_RANGE',
            message: `${remote.unit} ${remote.version} runs on contract ${remote.contract}, but ${named.join('; ')}`,
            hint: 'Build it with the contract of the live hosts, or wait until every live host provides the new contract.',
          },
        ]
      : []),
    ...found.flatMap(({ one, reasons }) =>
      reasons.flatMap((reason) =>
        isRange(reason)
          ? []
          : [
              unprovided(reason, `${remote.unit} ${remote.version}`, nameLive(one), {
                ...versions(remote, one.release),
                hint: 'Promote a host that provides it first, or build this release without it.',
              }),
            ],
      ),
    ),
  ]
}

const isRange = (reason: Misfit): reason is Extract<Misfit, { reason: 'range' }> =>
  reason.reason === 'range'

const versions = (remote: BuiltRelease, host: BuiltRelease) => ({
  built: remote.builtAgainst.contract,
  provided: givenTo(remote, host).contract,
})

function unprovided(
  { reason, request, names }: NameMisfit,
  remote: string,
  host: string,
  { built, provided, hint }: { built: string; provided: string; hint: string },
): Problem {
  const used = `${remote} uses ${names.join(', ')} of ${request}`
  if (reason === 'missing')
    return { name: 'USED_NAME_MISSING', message: `${used}, which ${host} does not provide`, hint }
  const forms = request === '@borong/contract' ? ` (contract ${built}, not ${provided})` : ''
  return {
    name: 'USED_NAME_CHANGED',
    message: `${used}, which ${host} declares in another form${forms}`,
    hint,
  }
}

const malformed = (message: string): Problem => ({
  name: 'CONTRACT_MALFORMED',
  message,
  hint: "Write it as semver: 1.4.0 in the contract's package.json. The build derives the range of a remote.",
})

const units = (live: readonly LiveRelease[]) =>
  [...new Set(live.map((one) => one.release.unit))].join(', ')

/** A contract version has one surface: the one recorded with the host of that version. */
export const surfaceGate: Gate = ({ release, live, own, previews }) => {
  const { contract, surface } = release.builtAgainst
  const hosts: readonly Release[] = [
    ...live.map((one) => one.release).filter((one) => one.kind === 'host'),
    ...(release.kind === 'host' ? own.filter(({ version }) => !previews?.has(version)) : []),
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
