/// <reference lib="dom" />
import type { UnitHealth, UnitStatus } from '../../api/answers.ts'
import { withReason, type Act } from './actions.ts'
import { linkTo } from './address.ts'
import { button, element, facts, link, moment, section } from './element.ts'
import { progressOf, timeLeft, type Candidate, type Progress } from './progress.ts'
import { counted, share } from './words.ts'

interface Options {
  channel: string
  unit: string
  is: UnitStatus
  /** By version. */
  health: Readonly<Record<string, UnitHealth>>
  /** The reason for which it stays in its step. */
  waits: string | undefined
  /** Whether the view is that of the candidate. */
  isOpen: boolean
  /** The registry's time. */
  now: string
  act: Act
}

/** The progress of a unit's candidate, with the actions that hold or end it; nothing without a candidate. */
export function rolloutSection(options: Options): HTMLElement | undefined {
  const { channel, unit, is, health, waits, isOpen, now, act } = options
  const { candidate } = is
  if (!candidate) return undefined
  const progress = progressOf(candidate, health[candidate.version])
  const { version } = candidate
  const card = section(
    `Rollout of ${unit} ${version}`,
    progress ? stepsOf(progress) : undefined,
    element('p', {}, ...stateOf(is, candidate, progress, Date.parse(now))),
    waits ? element('p', { class: 'warn' }, `It waits: ${waits}.`) : undefined,
    progress &&
      element('progress', {
        max: String(progress.visitors + progress.visitorsLeft),
        value: String(progress.visitors),
        'aria-label': `Visitors of this step of ${unit} ${version}`,
      }),
    facts(
      [version, healthOf(health[version])],
      ...(is.stable ? [[`${is.stable} (stable)`, healthOf(health[is.stable])] as const] : []),
      ['Since', moment(candidate.since)],
      ['By', candidate.by],
    ),
    element(
      'div',
      { class: 'actions' },
      ...actionsOf({ unit, version, is, act }),
      !isOpen &&
        link(
          linkTo({ channel, unit, version }),
          'Differences',
          `Differences of ${unit} ${version}`,
        ),
    ),
  )
  card.classList.add('card')
  return card
}

const stepsOf = ({ steps }: Progress): HTMLElement =>
  element(
    'ol',
    { class: 'steps' },
    ...steps.map(({ percent, state }) =>
      element(
        'li',
        { class: state, 'aria-current': state === 'now' && 'step' },
        `${percent} %`,
        element('span', { class: 'unseen' }, WORD_OF_STEP[state]),
      ),
    ),
  )

const WORD_OF_STEP = { done: ' (done)', now: ' (this step)', next: ' (later)' }

function stateOf(
  { frozen, pinned }: UnitStatus,
  { percent }: Candidate,
  progress: Progress | undefined,
  now: number,
): (Node | string)[] {
  if (pinned) return [`All visitors have the pinned ${pinned.version}: ${pinned.reason}`]
  if (frozen) return [`Held at ${percent} % of visitors by ${frozen.by}: ${frozen.reason}`]
  if (!progress?.next) return [`${percent} % of visitors, until it is promoted or stopped.`]
  const { next, visitors, visitorsLeft, leastLeft, due } = progress
  const step = next >= 100 ? 'All visitors' : `${next} % of visitors`
  const atLeast = leastLeft > 0 ? ` if ${leastLeft} more have come` : ''
  return [
    `${counted(visitors, 'visitor')} of ${visitors + visitorsLeft} in this step. ${step} after ${visitorsLeft} more, or in `,
    element('span', { 'data-due': String(due) }, timeLeft(due, now)),
    `${atLeast}.`,
  ]
}

function healthOf(health: UnitHealth | undefined): string {
  const { visitors = 0, failing = 0, lcp } = health ?? {}
  if (visitors === 0) return 'no visitors yet'
  const paint = lcp === undefined ? '' : `, LCP ${Math.round(lcp)} ms`
  return `${counted(visitors, 'visitor')}, ${failing} with a failure (${share(failing, visitors)})${paint}`
}

// A frozen unit accepts no promotion, and its rollout stays in its step.
const actionsOf = ({
  unit,
  version,
  is,
  act,
}: Pick<Options, 'unit' | 'is' | 'act'> & { version: string }) =>
  is.pinned
    ? []
    : [
        ...(is.frozen
          ? [
              button(
                'Continue',
                () => void act(unit, { action: 'unfreeze' }),
                `the rollout of ${unit}`,
              ),
            ]
          : [
              button(
                'To all visitors',
                () => void act(unit, { action: 'promote', version }),
                `${unit} ${version}`,
              ),
              button(
                'Hold',
                () => void withReason(act, unit, 'freeze', `Hold the rollout of ${unit}`),
                `the rollout of ${unit}`,
              ),
            ]),
        button('Stop', () => void act(unit, { action: 'withdraw' }), `the rollout of ${unit}`),
      ]
