import { mixInWords } from '../console/page/check-words.ts'
import type { Check } from '../log/events.ts'
import type { Problem } from '../problem.ts'
import { MAIN_CHANNEL, type State } from '../state/fold.ts'
import { isWithin } from '../state/latest-checks.ts'
import { channelUnits } from '../state/snapshot.ts'

type Versions = Readonly<Record<string, string>>

/** The check that `borong test journeys` records unless it is given another name. */
const JOURNEYS = 'journeys'

/**
 * Versions that lack a check that the channel requires. It must have passed in the mix that visitors of the channel get
 * with these versions: another release that goes live in between makes another mix.
 */
export function checkGate(state: State, channel: string, versions: Versions): Problem[] {
  const required = state.required[channel] ?? []
  if (required.length === 0) return []
  const units = Object.entries(channelUnits(state, channel))
  const stable = Object.fromEntries(units.map(([unit, entry]) => [unit, entry.stable]))
  const mix = { ...stable, ...versions }
  return Object.entries(versions).flatMap(([unit, version]) => {
    const checks = state.units[unit]?.[version]?.checks ?? []
    return required.flatMap((name): Problem[] => {
      const check = checks.findLast((one) => one.name === name && isWithin(mix, one.mix))
      if (check && check.failed === 0) return []
      const hint = `Run it: ${commandFor(name, versions, channel)}`
      const release = `${unit} ${version}`
      return check
        ? [{ name: 'CHECK_FAILED', message: failed(release, check, mix), hint }]
        : [{ name: 'CHECK_MISSING', message: missing(release, { name, channel, mix }), hint }]
    })
  })
}

const missing = (release: string, at: { name: string; channel: string; mix: Versions }) =>
  `${release} has no verdict of ${at.name}, which ${at.channel} requires, in this mix: ${mixInWords(at)}`

function failed(
  release: string,
  { name, passed, failed: count, by, failures }: Check,
  mix: Versions,
) {
  const first = failures[0] === undefined ? '' : `, first "${failures[0]}"`
  return `${release} failed ${name} in this mix: ${mixInWords({ mix })}. ${count} of ${passed + count} tests failed${first} (run by ${by})`
}

function commandFor(name: string, versions: Versions, channel: string): string {
  const mix = Object.entries(versions).map((pair) => pair.join('='))
  const place = channel === MAIN_CHANNEL ? '' : ` --channel ${channel}`
  const as = name === JOURNEYS ? '' : ` --check ${name}`
  return `borong test journeys --mix ${mix.join(',')}${place}${as}`
}
