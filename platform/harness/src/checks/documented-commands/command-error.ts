/** The names that the commands of a document can use. */
export interface Known {
  /** The scripts of this repository and of a remote's own one. */
  scripts: ReadonlySet<string>
  /** Each `borong` command with its explanation. */
  commands: ReadonlyMap<string, string>
  /** The checks, parts of the tests and measures, by the script that takes them. */
  values: ReadonlyMap<string, ReadonlySet<string>>
  isProgram(name: string): boolean
  /** Whether a path exists, seen from the document or from the root. */
  exists(path: string): boolean
}

/** Commands of npm and pnpm themselves. */
const BUILT_IN = new Set(['config', 'install', 'publish', 'exec', 'run'])

/** Says why a command cannot work as written; undefined when all that it names exists. */
export function commandError([program = '', ...args]: readonly string[], known: Known) {
  const [first = '', ...rest] = args.filter((word) => !isLeftOpen(word))
  if (program === 'borong') return borongError([first, ...rest], known)
  if (program === 'node') return isOption(first) || known.exists(first) ? undefined : missing(first)
  if (program === 'npx') {
    const name = first.replace(/(?<=.)@.*/, '')
    if (name === 'pnpm') return scriptError(rest, known)
    if (name === 'borong') return borongError(rest, known)
    return known.isProgram(name) ? undefined : `no package has the program ${name}`
  }
  return scriptError([first, ...rest], known)
}

function scriptError([first = '', ...rest]: readonly string[], known: Known): string | undefined {
  if (first === 'run') return scriptError(rest, known)
  if (first === 'exec') return known.isProgram(rest[0] ?? '') ? undefined : missing(rest[0])
  if (first === '' || isOption(first) || BUILT_IN.has(first)) return undefined
  if (!known.scripts.has(first))
    return known.isProgram(first) ? undefined : `there is no script ${first}`
  const words = rest.filter((word) => word !== '--')
  if (first === 'borong') return borongError(words, known)
  const values = known.values.get(first)
  const wrong = values && words.find((word) => !isOption(word) && !values.has(word))
  // The options of a part come after its name.
  return wrong === undefined || words.indexOf(wrong) > 0 || known.exists(wrong)
    ? undefined
    : `${first} does not know ${wrong}`
}

function borongError([name = '', ...rest]: readonly string[], known: Known): string | undefined {
  if (name === '' || name === 'help' || isOption(name)) return undefined
  const usage = known.commands.get(name)
  if (usage === undefined) return `there is no command borong ${name}`
  const unknown = rest.find(
    (word) => word.startsWith('--') && word !== '--help' && !usage.includes(word.split('=')[0]!),
  )
  return unknown === undefined ? undefined : `borong ${name} has no option ${unknown}`
}

const isOption = (word: string) => word.startsWith('-')
/** A word that the reader replaces, such as `<unit>`. */
const isLeftOpen = (word: string) => /[<>…]/.test(word)
const missing = (path = '') => `${path} does not exist`
