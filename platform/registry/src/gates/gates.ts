import type { BuiltRelease } from '@borong/contract/release'
import type { Problem } from '../problem.ts'
import type { LiveRelease } from '../state/live.ts'
import { budgetGate } from './budgets.ts'
import { callGate, gatewaysGate } from './calls.ts'
import { firstScriptsGate } from './first-scripts.ts'
import { contractGate, surfaceGate } from './contract.ts'
import type { Gate, Publish } from './gate.ts'
import { moduleGate, versionGate } from './modules.ts'
import { nameGate, versionTakenGate } from './names.ts'
import { reservedGate } from './reserved.ts'
import { routeGate, widgetGate } from './routes.ts'
import { singletonGate } from './singletons.ts'

const publishGates: readonly Gate[] = [
  versionGate,
  versionTakenGate,
  ({ release, live, together }) => (together ? [] : fitGate(release, live)),
  ({ release, gateways }) => gatewaysGate(release, gateways),
  reservedGate,
  surfaceGate,
  singletonGate,
  moduleGate,
  nameGate,
  budgetGate,
  firstScriptsGate,
]

/** Every reason why this release must not be published. */
export const refusals = (publish: Publish): Problem[] =>
  publishGates.flatMap((gate) => gate(publish))

/** Whether a release fits the active ones: checked at publish, and again when it becomes active in a channel. */
export const fitGate = (release: BuiltRelease, live: readonly LiveRelease[]): Problem[] => [
  ...contractGate(release, live),
  ...callGate(release, live),
  ...routeGate(release, live),
  ...widgetGate(release, live),
]
