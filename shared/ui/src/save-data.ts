interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** True for a visitor with save-data or on 2G, for whom the caller must not prefetch. */
export function savesData(
  { connection }: { connection?: Connection } = navigator as { connection?: Connection },
): boolean {
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
