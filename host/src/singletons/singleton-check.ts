import type { Telemetry } from '@borong/contract/host'
import { unitOfContainer } from '../loading/container-name.ts'
import { librariesIn } from './signatures.ts'

/** The federation's data of a shared package: every offered version. */
export type ShareScope = Readonly<
  Record<string, Readonly<Record<string, { from?: string; loaded?: unknown; lib?: unknown }>>>
>

interface Sources {
  shareScope(): ShareScope
  /** The addresses of the scripts that this unit has loaded so far. */
  scriptsOf(unit: string): readonly string[]
  read(url: string): Promise<string>
  telemetry: Telemetry
}

/** The singleton check: React, the router, the store and the HTTP client exist once. */
export interface SingletonCheck {
  /** Checks the scripts of a unit; each finding is reported once. */
  look(unit: string): Promise<void>
}

export function createSingletonCheck({
  shareScope,
  scriptsOf,
  read,
  telemetry,
}: Sources): SingletonCheck {
  const reported = new Set<string>()
  const seen = new Set<string>()
  const report = (library: string, bringer: string) => {
    if (reported.has(`${library} ${bringer}`)) return
    reported.add(`${library} ${bringer}`)
    console.error(`${bringer} brought a second copy of ${library}: it has to come from the host`)
    telemetry.record({ type: 'duplicate', library, bringer })
  }
  return {
    async look(unit) {
      for (const [library, bringer] of secondVersions(shareScope())) report(library, bringer)
      if (unit === 'host') return
      for (const url of scriptsOf(unit)) {
        if (seen.has(url)) continue
        seen.add(url)
        const script = await read(url).catch(() => '')
        for (const library of librariesIn(script)) report(library, unit)
      }
    },
  }
}

/** Shared packages that were taken from a unit other than the host. */
function secondVersions(scope: ShareScope): [library: string, bringer: string][] {
  return Object.entries(scope).flatMap(([library, versions]) =>
    Object.values(versions)
      .filter(
        ({ loaded, lib, from }) =>
          Boolean(loaded ?? lib) && from !== undefined && from !== 'borong_host',
      )
      .map(({ from }): [string, string] => [library, unitOfContainer(from!)]),
  )
}
