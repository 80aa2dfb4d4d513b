/**
 * The version of the registry's calls. Raise it when `borong` needs something that earlier registries do not have: it
 * then says that the registry is older.
 */
export const API_VERSION = 3

/** Each answer of a registry has it. The first registries send none. */
export const API_VERSION_HEADER = 'x-registry-api'
