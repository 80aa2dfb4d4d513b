import type { BuiltRelease } from '@borong/contract/release'
import type { LiveRelease } from '../state/live.ts'
import type { Problem } from '../problem.ts'
import { nameLive, others } from './gate.ts'

type Named = Pick<BuiltRelease, 'unit' | 'remote'>

/** Whether a name in the browser's storage begins with the name of the unit: `checkout.draft`. */
export const isOfUnit = (name: string, unit: string): boolean =>
  name === unit || (name.startsWith(unit) && /^[.:/_-]/.test(name.slice(unit.length)))

/** Whether a name of `storage` in `remote.ts` covers another one. `order.*` is every name that begins with `order.`. */
const covers = (declared: string, name: string): boolean =>
  declared.endsWith('*') ? name.startsWith(declared.slice(0, -1)) : name === declared

/** Whether a unit may write this name: it begins with the unit's name, or its `remote.ts` declares it. */
export const ownsName = ({ unit, remote }: Named, name: string): boolean =>
  isOfUnit(name, unit) || (remote?.storage ?? []).some((declared) => covers(declared, name))

/** The names that a remote declares in the browser's storage belong to no other active unit. */
export function storageGate(release: BuiltRelease, live: readonly LiveRelease[]): Problem[] {
  const beside = others(live, release.unit).filter((one) => one.release.kind === 'remote')
  return (release.remote?.storage ?? []).flatMap((name) => {
    const owner = beside.find(
      (one) =>
        isOfUnit(name, one.release.unit) ||
        (one.release.remote?.storage ?? []).some(
          (taken) => covers(taken, name) || covers(name, taken),
        ),
    )
    if (!owner) return []
    return [
      {
        name: 'STORAGE_TAKEN',
        message: `The name ${name} in the browser's storage already belongs to ${nameLive(owner)}`,
        hint: `Choose a name that begins with ${release.unit}, which needs no declaration.`,
      },
    ]
  })
}
