import semver from 'semver'

/** Whether a contract version is in the range that a remote supports. */
export const contractHolds = (provided: string, range: string): boolean =>
  semver.satisfies(provided, range, { includePrerelease: true })
