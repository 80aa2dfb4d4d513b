/** A press on the button of an `ActionForm` before the scripts that handle it ran. */
export interface Tap {
  /** Unique for each tap. */
  sequence: string
  /** The fields of the form; without scripts only the quantity and the id of the product. */
  fields: Readonly<Record<string, string>>
  /** The `data` of the `ActionForm`. */
  data?: unknown
}
