import { readFile } from 'node:fs/promises'

/** Limits of a unit, in bytes as transferred to a phone (brotli). */
export interface Budget {
  /** The files that a page needs before any module: a remote's container, the host's first scripts and styles. */
  entry?: number
  /** The largest module (a screen, a widget) with its scripts and styles. */
  screen?: number
  /** The host: an adapter for an earlier major version of the contract, which pages of its remotes load first. */
  adapter?: number
  /** All scripts and styles. */
  total?: number
}

export interface Budgets {
  units: Readonly<Record<string, Budget>>
  default: Budget
  /**
   * The scripts of a public page before it is interactive: the host's first ones, the remote's container, the screen,
   * its messages.
   */
  page?: number
}

/** Reads the budgets; without the file there are no limits. */
export async function readBudgets(path: string): Promise<Budgets> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Budgets
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { units: {}, default: {} }
    throw new Error(`${path} can't be read as budgets: ${(error as Error).message}`, {
      cause: error,
    })
  }
}
