/** Returns the major version with which a version or a range begins: `2` for `^2.1.0`. Undefined for other text. */
export const contractMajor = (contract: string): string | undefined => /\d+/.exec(contract)?.[0]

/** Returns the name of the share scope in which a host with an adapter for this major version provides it. */
export const contractScope = (major: string): string => `contract-${major}`
