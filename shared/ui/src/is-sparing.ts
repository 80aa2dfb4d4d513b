interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** True where every byte counts: the visitor saves data, or is on 2G. Nothing is fetched there before it is asked for. */
export function isSparing(
  { connection }: { connection?: Connection } = navigator as { connection?: Connection },
): boolean {
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
