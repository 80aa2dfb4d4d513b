import { RegistryProblem } from '../problem.ts'
import type { State } from '../state/fold.ts'

/** The refusal of a unit that was never published. */
export const unitUnknown = (state: State, unit: string) =>
  new RegistryProblem(404, {
    name: 'UNIT_UNKNOWN',
    message: `There is no unit ${unit}`,
    hint: `Published units: ${Object.keys(state.units).join(', ') || 'none yet'}.`,
  })
