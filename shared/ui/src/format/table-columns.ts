/** The columns that the header of a table names; undefined when its first row is no header. */
export function tableColumns<Name extends string>(
  [first = []]: readonly (readonly string[])[],
  heads: Readonly<Record<Name, RegExp>>,
  /** A row without this column is no header. */
  needed: NoInfer<Name>,
): Partial<Record<Name, number>> | undefined {
  // A header has no cell with a number in it.
  if (first.some((cell) => /\d{4}/.test(cell))) return undefined
  const columns: Partial<Record<Name, number>> = {}
  for (const name of Object.keys(heads) as Name[]) {
    const at = first.findIndex((cell) => heads[name].test(cell))
    if (at >= 0) columns[name] = at
  }
  return columns[needed] === undefined ? undefined : columns
}
