/** The columns of a table by their names. */
export type TableColumns<Name extends string> = Partial<Record<Name, number>>

/** The columns that a header names; undefined when the first row of a table is no header. */
export function tableColumns<Name extends string>(
  first: readonly string[] | undefined,
  heads: Readonly<Record<Name, RegExp>>,
  /** A row without this column is no header. */
  needed: NoInfer<Name>,
): TableColumns<Name> | undefined {
  // A header has no cell with a number in it.
  if (!first || first.some((cell) => /\d{4}/.test(cell))) return undefined
  const columns: TableColumns<Name> = {}
  for (const name of Object.keys(heads) as Name[]) {
    const at = first.findIndex((cell) => heads[name].test(cell))
    if (at >= 0) columns[name] = at
  }
  return columns[needed] === undefined ? undefined : columns
}
