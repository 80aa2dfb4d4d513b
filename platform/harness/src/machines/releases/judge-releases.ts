import type { Verdict } from '../../soak/verdict.ts'
import type { ReleaseEvidence } from './evidence.ts'

/** Each write of a squad happens once and whole, also when a registry is killed in the middle of it. */
export function judgeReleases(evidence: ReleaseEvidence): Verdict {
  const { interrupted, wanted, registries, edges } = evidence
  const [first, ...others] = registries
  const sequence = first?.sequence ?? 0
  const broken = [
    ...interrupted
      .filter(({ wasInFlight }) => !wasInFlight)
      .map(({ name }) => `the ${name} had ended before the kill`),
    ...registries.flatMap((registry) => brokenAt(registry, wanted)),
    ...others
      .filter(({ whole }) => whole !== first?.whole)
      .map(({ name }) => `${first?.name} and ${name} differ`),
    ...edges.flatMap((edge) => [
      ...(edge.sequence === sequence
        ? []
        : [`${edge.name} serves ${edge.sequence} of ${sequence}`]),
      ...(edge.refused > 0 ? [`${edge.name} refuses ${edge.refused} releases`] : []),
    ]),
  ]
  if (interrupted.length === 0) broken.push('no registry was killed')
  const times = interrupted.map(
    ({ name, repeatedAfter }) => `${name} repeated after ${(repeatedAfter / 1000).toFixed(1)} s`,
  )
  return {
    promise: 'A publish and a promotion whose registry is killed happen once, the same on all',
    found: times.join('; '),
    broken,
  }
}

function brokenAt(
  { name, stable, events }: ReleaseEvidence['registries'][number],
  wanted: ReleaseEvidence['wanted'],
): string[] {
  const count = (event: string) => events.filter((one) => one === event).length
  const units = Object.entries(wanted)
  const promoted = promotionOf(wanted)
  const expected = [...units.map(([unit, version]) => `published ${unit} ${version}`), promoted]
  return [
    ...units
      .filter(([unit, version]) => stable[unit] !== version)
      .map(([unit, version]) => `${name} gives ${unit} ${stable[unit]} instead of ${version}`),
    ...expected
      .filter((event) => count(event) !== 1)
      .map((event) => `${name} has ${count(event)} times: ${event}`),
  ]
}

/** The joint promotion of these versions, as its event is written in the evidence. */
export const promotionOf = (versions: Readonly<Record<string, string>>): string =>
  `promoted ${Object.entries(versions)
    .map(([unit, version]) => `${unit} ${version}`)
    .toSorted()
    .join(', ')}`
