/** The version of the terms that a new account agrees to: the one that `/terms` names. */
export const TERMS_VERSION = '2026-11-24'
