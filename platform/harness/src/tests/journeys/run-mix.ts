import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Complaint } from '@borong/cli/command'
import { runPlaywright } from '../playwright.ts'
import type { MixFile } from './mix-file.ts'
import { resultOf, type MixReport, type MixResult } from './mix-report.ts'

export interface MixRun {
  file: MixFile
  /** The address of an open shop; without it the tests open one of their own. */
  shop?: string
  /** Playwright's own filters. */
  specs: readonly string[]
  grep?: string
  isLong: boolean
  isQuiet: boolean
}

/** Runs the journeys in one mix. */
export async function runMix({
  file,
  shop,
  specs,
  grep,
  isLong,
  isQuiet,
}: MixRun): Promise<MixResult> {
  const folder = await mkdtemp(join(tmpdir(), 'borong-mix-'))
  const path = join(folder, 'mix.json')
  await writeFile(path, JSON.stringify(file))
  const options = [
    ...specs,
    ...(isLong ? [] : ['--project=fast']),
    ...(grep === undefined ? [] : ['--grep', grep]),
  ]
  const env = { E2E_MIX: path, E2E_SHOP: shop ?? '' }
  try {
    const { code, report } = await runPlaywright<MixReport>(options, {
      env,
      output: isQuiet ? 2 : 'inherit',
    })
    const result = resultOf(report)
    if (result.passed + result.failed > 0 && (code === 0 || result.failed > 0)) return result
    const [missing] = result.skipped
    const reason = report.errors?.[0]?.message?.split('\n')[0] ?? missing ?? 'its output says why'
    throw new Complaint(`No verdict, because no test ran to its end: ${reason}.`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
