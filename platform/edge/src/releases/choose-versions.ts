import type { Message } from '@borong/api/messages'
import { isLoopback, type PreviewChoice } from '@borong/registry/preview-link'
import { fitsTogether, type Catalogue } from './catalogue.ts'
import { choiceMessages, filled } from './messages.ts'
import type { ReleaseSet } from './release-set.ts'
import type { Resolver } from './resolver.ts'
import { versionsOfSet, type Versions } from './set-id.ts'

/** The versions that an address or a preview link chooses in place of the visitor's. */
export type Choice = Omit<PreviewChoice, 'until'>

/** The edge's releases, and the visitor's set without the choice. */
export interface ChoiceContext {
  usual: Versions
  catalogue: Catalogue
  resolver: Resolver
}

/** The chosen set and its units that differ from the visitor's, or the reason for its refusal. */
export type ChosenSet =
  | { set: ReleaseSet; units: readonly string[]; development: Readonly<Record<string, string>> }
  | { refused: Message; isGone: boolean }

/** Composes the set of a choice. */
export function chooseVersions(
  { set: setId, channel, versions = {}, development = {} }: Choice,
  { usual, catalogue, resolver }: ChoiceContext,
): ChosenSet {
  const foreign = Object.entries(development).find(([, address]) => !isLoopback(address))
  if (foreign)
    return {
      refused: filled(choiceMessages.foreignAddress, { unit: foreign[0] }),
      isGone: false,
    }
  const replayed = setId === undefined ? usual : versionsOfSet(setId, catalogue.releases)
  if (!replayed) return gone(filled(choiceMessages.setIncomplete, { set: setId! }))
  const ofChannel = channel && catalogue.versionsOf(channel)
  if (channel && !ofChannel)
    return gone(filled(choiceMessages.channelDeleted, { channel: channel.name }))
  const all = { ...replayed, ...ofChannel, ...versions }
  const set = resolver.forVersions(all)
  if (!set)
    return gone(filled(choiceMessages.versionsAbsent, { versions: describe(all, catalogue) }))
  if (!fitsTogether(set.units))
    return {
      refused: filled(choiceMessages.contractsDiffer, { contracts: contracts(set) }),
      isGone: false,
    }

  const changed = set.units
    .filter(({ release }) => usual[release.unit] !== release.version)
    .map(({ release }) => release.unit)
  const units = [...changed, ...Object.keys(versions), ...Object.keys(development)]
  return { set, units: [...new Set(units)], development }
}

const gone = (refused: Message) => ({ refused, isGone: true })

const contracts = ({ units }: ReleaseSet) =>
  units
    .map(({ release: { unit, version, contract } }) => `${unit} ${version} (${contract})`)
    .join(', ')

function describe(versions: Versions, catalogue: Catalogue): string {
  const absent = Object.entries(versions).filter(
    ([unit, version]) => !catalogue.find(unit, version),
  )
  return absent.map(([unit, version]) => `${unit} ${version}`).join(', ')
}
