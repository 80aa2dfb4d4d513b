import { readFileSync } from 'node:fs'

const MOST_CONNECTIONS = 10_000

/** The number of files and connections that the system lets this process open; infinite where it does not say. */
export function descriptorLimit(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8')
    return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Infinity)
  } catch {
    return Infinity
  }
}

/** The connections that a process with this limit accepts. A quarter is left to the database, files and services. */
export const connectionsOf = (descriptors: number): number =>
  Math.min(MOST_CONNECTIONS, Math.floor(descriptors * 0.75))
