import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Locks the directory of an embedded database, because a second process would corrupt it. The lock of a process that
 * has ended is taken over. Returns the release function.
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
    // The process runs under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
