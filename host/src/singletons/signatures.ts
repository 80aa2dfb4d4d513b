/**
 * Libraries that may exist only once on a page, each with a text that only its own code contains, minified or not.
 * Development builds put spaces and line breaks around the equals sign.
 */
const SIGNATURES: readonly (readonly [library: string, text: RegExp])[] = [
  // This text remains whatever is imported: bundlers drop the names of unused exports.
  ['react', /function which returns an object of state variables/],
  // `react-dom/client`, the renderer, can be bundled apart from `react-dom`. It contains the second name.
  [
    'react-dom',
    /__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)|\breconcilerVersion:/,
  ],
  ['react-router', /may be used only in the context of a <Router> component/],
  ['jotai', /atom not writable/],
  ['axios', /isAxiosError\s*=(?!=)/],
  ['@tanstack/query-core', /Missing queryFn: '/],
  ['@tanstack/react-query', /No QueryClient set, use QueryClientProvider/],
  ['i18next', /initializedLanguageOnce/],
]

/** The libraries whose code a script contains. */
export function librariesIn(script: string): string[] {
  return SIGNATURES.filter(([, signature]) => signature.test(script)).map(([library]) => library)
}
