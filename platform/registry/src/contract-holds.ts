import semver from 'semver'

/** Whether a contract version is in the range that a remote supports. */
export const contractHolds = (provided: string, range: string): boolean =>
  semver.satisfies(provided, range, { includePrerelease: true })

/** The major version of a contract, or of the lowest one in a range; undefined for other text. */
export const contractMajor = (contract: string): number | undefined =>
  semver.validRange(contract) === null ? undefined : semver.minVersion(contract)?.major
