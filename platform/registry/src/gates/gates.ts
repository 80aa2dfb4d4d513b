import type { BuiltRelease } from '@borong/contract/release'
import type { Problem } from '../problem.ts'
import type { LiveRelease } from '../state/live.ts'
import { askedWidgetGate } from './asked-widgets.ts'
import { budgetGate } from './budgets.ts'
import { callGate, gatewaysGate } from './calls.ts'
import { changedWidgetGate } from './changed-widgets.ts'
import { deadLinkGate } from './dead-links.ts'
import { firstScriptsGate } from './first-scripts.ts'
import { contractGate, surfaceGate } from './contract.ts'
import type { Gate, Publish } from './gate.ts'
import { linkGate } from './links.ts'
import { exportGate, moduleGate, versionGate } from './modules.ts'
import { kindGate, nameGate, versionTakenGate } from './names.ts'
import { reservedGate } from './reserved.ts'
import { routeGate, widgetGate } from './routes.ts'
import { serviceCallGate, servicesGate } from './services.ts'
import { singletonGate } from './singletons.ts'
import { storageGate } from './storage.ts'
import { styleGate } from './styles.ts'

const fitsActive: Gate = ({ release, live, together }) =>
  together ? [] : fitGate(release, live, live)
const gatewayServes: Gate = ({ release, gateways }) => gatewaysGate(release, gateways)
const servicesApproved: Gate = ({ release, services }) => servicesGate(release, services)
const servicesNamed: Gate = ({ release }) => serviceCallGate(release)

const publishGates: readonly Gate[] = [
  versionGate,
  kindGate,
  versionTakenGate,
  fitsActive,
  gatewayServes,
  servicesNamed,
  servicesApproved,
  reservedGate,
  surfaceGate,
  singletonGate,
  moduleGate,
  exportGate,
  nameGate,
  budgetGate,
  firstScriptsGate,
  styleGate,
]

/** Rules that protect all visitors. A preview is shown only to those who have its link. */
const rulesForAll: ReadonlySet<Gate> = new Set([
  fitsActive,
  gatewayServes,
  servicesApproved,
  surfaceGate,
  budgetGate,
  firstScriptsGate,
  styleGate,
])

/** Every reason why this release must not be published. */
export const refusals = (publish: Publish): Problem[] =>
  publishGates.flatMap((gate) => gate(publish))

/** Every reason why this release must not be published as a preview, and the ones that would prevent its promotion. */
export function previewRefusals(publish: Publish): { reasons: Problem[]; warnings: Problem[] } {
  const [warning, refusing] = [true, false].map((warns) =>
    publishGates.filter((gate) => rulesForAll.has(gate) === warns),
  )
  return {
    reasons: refusing!.flatMap((gate) => gate(publish)),
    warnings: warning!.flatMap((gate) => gate(publish)),
  }
}

/**
 * Whether a release fits the active ones: checked at publish, and again when it becomes active in a channel. `before`
 * are the releases that are active now, `live` those that are active beside it.
 */
export const fitGate = (
  release: BuiltRelease,
  live: readonly LiveRelease[],
  before: readonly LiveRelease[],
): Problem[] => [...runGate(release, live), ...offerGate(release, live, before)]

/** Reasons why the code of a release, or of an active one beside it, cannot run. */
export const runGate = (release: BuiltRelease, live: readonly LiveRelease[]): Problem[] => [
  ...contractGate(release, live),
  ...callGate(release, live),
]

/** Conflicts between the paths and widgets of a release and those of active ones, and the references to them. */
export const offerGate = (
  release: BuiltRelease,
  live: readonly LiveRelease[],
  before: readonly LiveRelease[],
): Problem[] => [
  ...routeGate(release, live),
  ...widgetGate(release, live),
  ...storageGate(release, live),
  ...askedWidgetGate(release, live, before),
  ...changedWidgetGate(release, live, before),
  ...deadLinkGate(release, live, before),
  ...linkGate({
    next: release,
    unit: release.unit,
    before: before.filter((one) => one.release.unit === release.unit),
    live,
  }),
]
