/// <reference lib="dom" />
import type { Check, ListedRelease, UnitStatus } from '../../api/answers.ts'
import { asCandidate, type Act } from './actions.ts'
import { checkInWords, mixInWords } from './check-words.ts'
import { linkTo, type Address } from './address.ts'
import { button, element, link, moment } from './element.ts'
import { number, table } from './table.ts'
import { kilobytes } from './words.ts'

interface Options {
  unit: string
  releases: readonly ListedRelease[]
  is: UnitStatus | undefined
  address: Address
  act: Act
}

const COLUMNS = [
  'Version',
  'Contract',
  'Published',
  'By',
  'Note',
  number('Size'),
  'Live in',
  'Checks',
  'Actions',
]

/** Every release of a unit, the latest first. */
export const releasesTable = ({ unit, releases, is, address, act }: Options): HTMLElement =>
  table(
    { name: `Releases of ${unit}` },
    COLUMNS,
    releases.map((release) => {
      const { version, contract, publishedAt, publishedBy, note, brotli } = release
      return {
        attributes: { 'data-version': version },
        cells: [
          link(linkTo({ channel: address.channel, unit, version }), version),
          contract,
          moment(publishedAt),
          publishedBy,
          note,
          kilobytes(brotli),
          stateOf(release),
          release.checks.toReversed().map(checkOf),
          release.ineligible ? '' : actionsOf(unit, version, is, act),
        ],
      }
    }),
  )

/** The channels in which a release is active, or the reason why it can't be. */
export function stateOf({ ineligible, fetchable, channels }: ListedRelease): HTMLElement | string {
  if (ineligible) return element('span', { class: 'quiet' }, ineligible)
  return fetchable ? channels.join(', ') : element('span', { class: 'quiet' }, 'retired')
}

/** The actions that give a release to visitors. */
export const actionsOf = (
  unit: string,
  version: string,
  is: UnitStatus | undefined,
  act: Act,
): HTMLElement =>
  element(
    'div',
    { class: 'actions' },
    button('Promote', () => void act(unit, { action: 'promote', version }), `${unit} ${version}`),
    button('In steps', () => void act(unit, { action: 'roll-out', version }), `${unit} ${version}`),
    button('To a share', () => void asCandidate(act, unit, version), `${unit} ${version}`),
    is?.earlier.includes(version) &&
      button(
        'Roll back to',
        () => void act(unit, { action: 'rollback', version }),
        `${unit} ${version}`,
      ),
  )

/** The verdict of a test run, with its mix and the failed tests. */
export const checkOf = (check: Check): HTMLElement =>
  element(
    'details',
    {},
    element('summary', { class: check.failed > 0 && 'bad' }, checkInWords(check)),
    element('div', { class: 'quiet' }, mixInWords(check)),
    element('div', { class: 'quiet' }, `by ${check.by}, `, moment(check.at)),
    ...check.failures.map((title) => element('div', {}, title)),
  )
