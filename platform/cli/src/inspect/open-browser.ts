import type { Browser } from 'playwright-core'
import { Complaint } from '../command.ts'

/** Opens Chromium: the one that CHROMIUM names, or an installed Chrome. */
export async function openBrowser(env: NodeJS.ProcessEnv): Promise<Browser> {
  const { chromium } = await import('playwright-core')
  const { CHROMIUM } = env
  try {
    return await chromium.launch({
      ...(CHROMIUM ? { executablePath: CHROMIUM } : { channel: 'chrome' }),
      // In a container the sandbox needs rights that root has not.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    })
  } catch (error) {
    const [reason = ''] = String(error).split('\n')
    throw new Complaint(
      `No browser opens: ${reason}\n  Install Chrome, or name a Chromium: CHROMIUM=/usr/bin/chromium`,
      'failed',
    )
  }
}
