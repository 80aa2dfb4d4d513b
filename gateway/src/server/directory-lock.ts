import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Keeps a second process out of an embedded database's directory, which would destroy it. The lock of a process that is
 * gone is taken over. The answer gives the lock back.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = `${directory.replace(/[\\/]+$/, '')}.lock`
  for (let attempt = 1; ; attempt++) {
    try {
      const file = await open(path, 'wx')
      await file.writeFile(String(process.pid))
      await file.close()
      return () => rm(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const owner = Number(await readFile(path, 'utf8').catch(() => ''))
    if (owner > 0 && owner !== process.pid && isRunning(owner))
      throw inUse(directory, `process ${owner}`, path)
    if (owner === process.pid) throw inUse(directory, 'this process', path)
    if (attempt === 3) throw inUse(directory, 'another process', path)
    await rm(path, { force: true })
  }
}

const inUse = (directory: string, owner: string, path: string) =>
  new Error(
    `The database in ${join(directory)} is in use by ${owner}. Stop it, choose another DATA_DIR, ` +
      `or use a PostgreSQL server with DATABASE_URL. (If no such process is yours, remove ${path}.)`,
  )

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It runs, as somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
