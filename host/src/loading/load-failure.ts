/** A module could not be loaded, neither in its current nor in its last good version. */
export class LoadFailure extends Error {
  // Monitoring and the error catalogue identify this failure by this name.
  override readonly name = 'ChunkLoadError'
  readonly unit: string
  readonly version: string
  /** The last good release was not tried, because a region of the unit was visible. */
  readonly isWithheld: boolean

  constructor(unit: string, version: string, module: string, cause: unknown, isWithheld = false) {
    super(`${unit} ${version} could not load ${module}`, { cause })
    this.unit = unit
    this.version = version
    this.isWithheld = isWithheld
  }
}

/** A script or stylesheet did not arrive: neither its unit nor its code is to blame. */
export const isArrivalFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /ScriptNetworkError|loading (css )?chunk/i.test(error.message))
