/** The options of the plugins for all bundlers. */
export interface BorongOptions {
  /**
   * Packages of the host of which the unit has a copy of its own, for another major version: `['react', 'react-dom']`.
   * A dependency on `npm:react@18.3.1` under another name is that copy.
   */
  own?: readonly string[]
}
