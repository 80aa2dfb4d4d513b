import type { BuiltRelease } from '@borong/contract/release'
import type { Problem } from '../problem.ts'
import type { LiveRelease } from '../state/live.ts'
import { addressesOf } from './addresses.ts'
import { nameLive, others } from './gate.ts'

/** An address belongs to the remote that used it first. */
export function routeGate(release: BuiltRelease, live: readonly LiveRelease[]): Problem[] {
  const owners = new Map<string, { path: string; owner: LiveRelease }>()
  for (const owner of others(live, release.unit)) {
    for (const { path } of owner.release.remote?.routes ?? []) {
      for (const address of addressesOf(path)) owners.set(address, { path, owner })
    }
  }
  return (release.remote?.routes ?? []).flatMap(({ path }) => {
    const taken = addressesOf(path)
      .map((address) => owners.get(address))
      .find((found) => found !== undefined)
    if (!taken) return []
    const same = taken.path === path ? '' : ` as ${taken.path}`
    return [
      {
        name: 'ROUTE_TAKEN',
        message: `The path ${path} already belongs to ${nameLive(taken.owner)}${same}`,
        hint: `Choose another path, or ask the squad of ${taken.owner.release.unit} to give it up: they publish and promote a release without it first.`,
      },
    ]
  })
}

/** A widget's name is `unit/name` and identifies one remote's widget. */
export function widgetGate(release: BuiltRelease, live: readonly LiveRelease[]): Problem[] {
  const owners = new Map(
    others(live, release.unit).flatMap((owner) =>
      widgetNames(owner.release).map((name) => [name, owner] as const),
    ),
  )
  return widgetNames(release).flatMap((name) => {
    const owner = owners.get(name)
    const foreign = !name.startsWith(`${release.unit}/`)
    if (!owner && !foreign) return []
    return [
      {
        name: 'WIDGET_TAKEN',
        message: owner
          ? `The widget ${name} already belongs to ${nameLive(owner)}`
          : `The widget ${name} has the name of another unit than ${release.unit}`,
        hint: `Name it without a slash in remote.ts: it is then ${release.unit}/${name.slice(name.lastIndexOf('/') + 1)}.`,
      },
    ]
  })
}

/** The full names of a release's widgets: `checkout/add-to-cart`. */
export const widgetNames = (release: BuiltRelease) =>
  Object.keys(release.remote?.widgets ?? {}).map((name) =>
    name.includes('/') ? name : `${release.unit}/${name}`,
  )
