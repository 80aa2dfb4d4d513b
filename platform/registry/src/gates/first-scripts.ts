import type { BuiltRelease } from '@borong/contract/release'
import type { RouteEntry } from '@borong/contract/remote'
import type { Problem } from '../problem.ts'
import { adapterFor } from '../contract-fit.ts'
import { sizeOf, weigh } from './budgets.ts'
import { nameLive, others, type Publish } from './gate.ts'

/** A release that a visitor of the published one may get. */
interface ActiveRelease {
  release: BuiltRelease
  channels: readonly string[]
}

/** A release that shares a page with the one to be published. */
interface Beside {
  release: BuiltRelease
  name: string
}

/**
 * The scripts of a public page before it is interactive are the sum of two units: a remote is measured with every
 * active host, a host with every active remote.
 */
export function firstScriptsGate({
  release,
  live,
  budgets,
}: Pick<Publish, 'release' | 'budgets'> & { live: readonly ActiveRelease[] }): Problem[] {
  const limit = budgets.page
  if (limit === undefined || release.development) return []
  const own = { release, name: `${release.unit} ${release.version}` }
  const beside = others(live, release.unit)
    .filter((one) => (one.release.kind === 'host') !== (release.kind === 'host'))
    .map((one) => ({ release: one.release, name: nameLive(one) }))
  return beside.flatMap((other) => {
    const [host, remote] = release.kind === 'host' ? [own, other] : [other, own]
    const heaviest = pagesOf(host, remote).toSorted((one, next) => next.bytes - one.bytes)[0]
    return heaviest && heaviest.bytes > limit ? [tooHeavy(heaviest, limit)] : []
  })
}

interface Page {
  path: string
  bytes: number
  parts: readonly (readonly [name: string, bytes: number])[]
}

function pagesOf(host: Beside, remote: Beside): Page[] {
  const { routes = [], modules = {} } = remote.release.remote ?? {}
  const open = routes.filter(isPublic)
  const languages = ['./messages/id', './messages/en']
  const words = Math.max(
    ...languages.map((module) => weigh(remote.release, modules[module]?.js ?? [])),
  )
  const adapter = adapterFor(remote.release, host.release)
  return open.map(({ path, screen }) => {
    const parts = [
      [host.name, weigh(host.release, host.release.initial.js)],
      ...(adapter
        ? [
            [
              `its adapter for contract ${adapter.contract}`,
              weigh(host.release, adapter.files),
            ] as const,
          ]
        : []),
      [remote.name, weigh(remote.release, [remote.release.entry])],
      [screen, weigh(remote.release, modules[screen]?.js ?? [])],
      ['its words', words],
    ] satisfies Page['parts']
    return { path, parts, bytes: parts.reduce((sum, [, bytes]) => sum + bytes, 0) }
  })
}

const isPublic = ({ guard }: RouteEntry) => guard === 'public' || guard === 'guest'

const tooHeavy = ({ path, bytes, parts }: Page, limit: number): Problem => ({
  name: 'PAGE_TOO_HEAVY',
  message: `${path} needs ${sizeOf(bytes)} of scripts before it answers, ${sizeOf(bytes - limit)} over the budget of ${sizeOf(limit)}: ${parts.map(([name, part]) => `${name} ${sizeOf(part)}`).join(', ')}`,
  hint: 'Load less at first (a lazy import, a lighter library), or agree on a new budget for pages in budgets.json.',
})
