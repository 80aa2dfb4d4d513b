/** Libraries that may exist only once on a page, each with a text that only its own code contains, minified or not. */
const SIGNATURES: readonly (readonly [library: string, text: string])[] = [
  // This text remains whatever is imported: bundlers drop the names of unused exports.
  ['react', 'function which returns an object of state variables'],
  ['react-dom', '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE='],
  ['react-router', 'may be used only in the context of a <Router> component'],
  ['jotai', 'atom not writable'],
  ['axios', 'isAxiosError='],
  ['@tanstack/query-core', "Missing queryFn: '"],
  ['i18next', 'initializedLanguageOnce'],
]

/** The libraries whose code a script contains. */
export function librariesIn(script: string): string[] {
  // Development builds put spaces around the equals sign.
  const text = script.replaceAll(' = ', '=')
  return SIGNATURES.filter(([, signature]) => text.includes(signature)).map(([library]) => library)
}
