/** The timeout for a table of a few kilobytes: the visitor sees a notice within 10 seconds of the tap. */
const TABLE_MS = 9_000

/** The table of a unit did not arrive in time. */
export class StalledTable extends Error {
  override readonly name = 'StalledTable'
}

/** Reads a table. Aborts its request with a `StalledTable` when it takes too long. */
export async function readInTime<T>(read: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), TABLE_MS)
  try {
    return await read(controller.signal)
  } catch (error) {
    throw controller.signal.aborted ? new StalledTable(`No table within ${TABLE_MS} ms`) : error
  } finally {
    clearTimeout(timer)
  }
}
