/** A part of the page could not be loaded, neither in its current nor in its last good version. */
export class LoadFailure extends Error {
  // The name that monitoring and the error catalogue know this failure by.
  override readonly name = 'ChunkLoadError'
  readonly unit: string
  readonly version: string

  constructor(unit: string, version: string, module: string, cause: unknown) {
    super(`${unit} ${version} could not load ${module}`, { cause })
    this.unit = unit
    this.version = version
  }
}
