import { Complaint } from '../command.ts'

const STANDARD = 3000
const HIGHEST = 65_535

/** The port of the local shop: PORT, or 3000. */
export function shopPort({ PORT }: Readonly<Record<string, string | undefined>>): number {
  if (PORT === undefined) return STANDARD
  const port = Number(PORT)
  if (Number.isInteger(port) && port >= 1 && port <= HIGHEST) return port
  throw new Complaint(`PORT must be a port from 1 to ${HIGHEST}, not “${PORT}”.`)
}
