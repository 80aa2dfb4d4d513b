import type { BuiltRelease } from '@borong/contract/release'
import { readStyles } from '@borong/registry/gates/read-styles'
import { ownsName } from '@borong/registry/gates/storage'
import { leaksOf } from '@borong/registry/gates/styles'
import type { SlowScript } from './slow-scripts.ts'
import type { LeftRecord, PageRecord } from './watch-page.ts'

/** One thing that a release did on a page. */
export interface Finding {
  name:
    | 'GLOBAL_PATCHED'
    | 'STORAGE_FOREIGN'
    | 'STYLES_LEAK'
    | 'LISTENER_LEFT'
    | 'TIMER_LEFT'
    | 'LONG_TASK'
    | 'IMAGE_LARGE'
  /** A refusal harms other units. Anything else is reported. */
  isRefusal: boolean
  /** `cart-CartScreen.3f9a2c1b.js replaces Array.prototype.at` */
  message: string
}

type Judged = Pick<BuiltRelease, 'unit' | 'version' | 'remote'>

/** The address and place of a function in the page: `https://…/assets/checkout/cart.1a2b.js`, 4:17. */
export interface Place {
  address: string
  line: number
  column: number
}

export interface Inspected {
  page: PageRecord
  /** The places of the functions of `page.changed`, in the same order. */
  places: readonly (Place | undefined)[]
  /** Absent when the next page was a new document. */
  left?: LeftRecord | undefined
  slow: readonly SlowScript[]
  /** The changes that a page without the unit has: those of the host and of its libraries. */
  ofHost: ReadonlySet<string>
  /** The names that such a page stores. */
  storedByHost: readonly string[]
  /** The other units of the page, with the names that they declare. */
  neighbours: readonly Judged[]
}

const LARGE_IMAGE = 200_000
const MANY_IMAGES = 1_000_000
const HOST = 'host'

/** The findings on one page, each once. */
export function judge(release: Judged, inspected: Inspected): Finding[] {
  const found = [
    ...patches(release, inspected),
    ...stored(release, inspected),
    ...styled(release, inspected),
    ...left(release, inspected),
    ...slow(release, inspected),
    ...images(release, inspected),
  ]
  return [...new Map(found.map((one) => [one.message, one])).values()]
}

/** The nearest file of a remote on the stack, and the number of the host's files before it. */
function actorOf(
  files: readonly string[],
): { unit: string; file: string; through: number } | undefined {
  const at = files.findIndex((file) => unitOf(file) !== HOST)
  if (at === -1) return undefined
  return { unit: unitOf(files[at]!), file: fileOf(files[at]!), through: at }
}
const unitOf = (file: string) => file.slice(0, file.indexOf('/'))
const fileOf = (file: string) => file.slice(file.indexOf('/') + 1)
const inAssets = (address: string) => /\/assets\/([\w-]+\/[^?#]+)/.exec(address)?.[1]

function patches({ unit }: Judged, { page, places, ofHost }: Inspected): Finding[] {
  return page.changed.flatMap(({ name, how }, index) => {
    const place = places[index]
    const file = place && inAssets(place.address)
    if (file ? unitOf(file) !== unit : ofHost.has(name)) return []
    const at = file
      ? `${fileOf(file)}:${place.line}:${place.column}`
      : 'A script whose place is not known'
    const verb = { replaced: 'replaces', added: 'adds', removed: 'removes' }[how]
    return { name: 'GLOBAL_PATCHED', isRefusal: true, message: `${at} ${verb} ${name}` }
  })
}

/** The names that an analytics service writes, which the host loads only for some visitors. */
const ANALYTICS = /^(?:ph_|__ph_|_dd_)/

function stored(release: Judged, { page, neighbours, storedByHost }: Inspected): Finding[] {
  const byHost = page.stored.filter(({ files }) => !actorOf(files)).map(({ name }) => name)
  const namesOfHost = new Set([...storedByHost, ...byHost])
  return page.stored.flatMap(({ area, name, files }) => {
    const actor = actorOf(files)
    if (actor?.unit !== release.unit || ownsName(release, name)) return []
    if (actor.through > 0 && ANALYTICS.test(name)) return []
    const owner = neighbours.find((one) => one.unit !== HOST && ownsName(one, name))
    // A call of the contract can make the host store something of its own.
    if (!owner && actor.through > 0 && namesOfHost.has(name)) return []
    const whose = owner ? `, a name of ${owner.unit}` : ''
    const what = name === '*' ? `clears ${area}` : `writes “${name}” to ${area}${whose}`
    return { name: 'STORAGE_FOREIGN', isRefusal: true, message: `${actor.file} ${what}` }
  })
}

function styled(release: Judged, { page }: Inspected): Finding[] {
  return page.styles.flatMap(({ text, files }): Finding[] => {
    const actor = actorOf(files)
    if (actor?.unit !== release.unit) return []
    return leaksOf(readStyles(text), release.unit).map((selector) => ({
      name: 'STYLES_LEAK',
      isRefusal: true,
      message: `${actor.file} adds a style of ${selector}`,
    }))
  })
}

function left({ unit }: Judged, { left: still }: Inspected): Finding[] {
  const { listeners = [], timers = [] } = still ?? {}
  // A function of the contract that listens for the unit is the host's own file.
  const own = (files: readonly string[]) => {
    const actor = actorOf(files)
    return actor?.unit === unit && actor.through <= 1 ? actor : undefined
  }
  return [
    ...listeners.flatMap(({ on, type, files }): Finding[] => {
      const actor = own(files)
      if (!actor) return []
      const message = `${actor.file} still listens to “${type}” of ${on} after the page was left`
      return [{ name: 'LISTENER_LEFT', isRefusal: false, message }]
    }),
    ...timers.flatMap(({ kind, files }): Finding[] => {
      const actor = own(files)
      if (!actor) return []
      const message = `${actor.file} still has an ${kind === 'interval' ? 'interval' : 'own timer'} after the page was left`
      return [{ name: 'TIMER_LEFT', isRefusal: false, message }]
    }),
  ]
}

function slow({ unit }: Judged, { slow: scripts }: Inspected): Finding[] {
  const longest = new Map<string, { name: string; milliseconds: number }>()
  for (const { address, name, milliseconds } of scripts) {
    const file = inAssets(address)
    if (!file || unitOf(file) !== unit) continue
    if (milliseconds > (longest.get(file)?.milliseconds ?? 0))
      longest.set(file, { name, milliseconds })
  }
  return [...longest].map(([file, { name, milliseconds }]) => ({
    name: 'LONG_TASK',
    isRefusal: false,
    message: `${fileOf(file)} blocks the page for ${milliseconds} ms (${name})`,
  }))
}

const sizeOf = (bytes: number) => `${Math.round(bytes / 1000)} kB`

function images({ unit }: Judged, { page }: Inspected): Finding[] {
  const own = page.images.filter((image) => image.unit === unit)
  const distinct = [...new Map(own.map((image) => [image.address, image])).values()]
  const total = distinct.reduce((sum, { bytes }) => sum + bytes, 0)
  const found = distinct
    .filter(({ bytes }) => bytes > LARGE_IMAGE)
    .map(
      ({ address, bytes }) =>
        `The image ${address} has ${sizeOf(bytes)}, at most ${sizeOf(LARGE_IMAGE)}`,
    )
  if (total > MANY_IMAGES)
    found.push(`The images of the page have ${sizeOf(total)}, at most ${sizeOf(MANY_IMAGES)}`)
  return found.map((message) => ({ name: 'IMAGE_LARGE', isRefusal: false, message }))
}
