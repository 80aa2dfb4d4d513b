interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** A slow line or a paid one: nothing is read there that nobody asked for. */
export function isFrugal(
  connection: Connection | undefined = (navigator as { connection?: Connection }).connection,
): boolean {
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '')
}
