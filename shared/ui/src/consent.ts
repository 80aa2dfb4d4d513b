export type Choice = 'yes' | 'no'

const KEY = 'consent'
const CHANGED = 'borong-consent'

/** The visitor's own choice about analytics in this browser; undefined before the first one. */
export function readChoice(): Choice | undefined {
  try {
    const stored = localStorage.getItem(KEY)
    return stored === 'yes' || stored === 'no' ? stored : undefined
  } catch {
    return undefined
  }
}

/** Stores a choice. It applies immediately, in all tabs. */
export function saveChoice(choice: Choice): void {
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // A browser that forbids storage also retains no analytics.
  }
  window.dispatchEvent(new CustomEvent(CHANGED, { detail: choice }))
}

/** Calls `listener` after each choice, in this or another tab. Returns the function that stops it. */
export function watchChoice(listener: (choice: Choice | undefined) => void): () => void {
  const here = (event: Event) => listener((event as CustomEvent<Choice>).detail)
  const elsewhere = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener(readChoice())
  }
  window.addEventListener(CHANGED, here)
  window.addEventListener('storage', elsewhere)
  return () => {
    window.removeEventListener(CHANGED, here)
    window.removeEventListener('storage', elsewhere)
  }
}

/** Global Privacy Control: the browser says no for its user. */
export const saysNo = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** Whether analytics may run: the visitor's choice, else the browser's no, else what the shop's mode assumes. */
export const isAllowed = (
  mode: 'notice' | 'ask' | undefined,
  choice: Choice | undefined = readChoice(),
): boolean => (choice ? choice === 'yes' : !saysNo() && mode !== 'ask')
