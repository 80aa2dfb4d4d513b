/** The message keys that a source requests. */
export interface MessageKeys {
  exact: string[]
  /** Prefixes of keys whose end is known only at run time; at least a whole group. */
  prefixes: string[]
  /** Arguments in place of a key that cannot be derived from the source. */
  hidden: string[]
}

/** Reads the keys from a source's `t('cart.empty')`, `t(isNew ? 'a.b' : 'a.c')` and `t(`label.${state}`)`. */
export function messageKeys(source: string): MessageKeys {
  const keys: MessageKeys = { exact: [], prefixes: [], hidden: [] }
  for (const { index } of source.matchAll(/(?<![\w.$])t\(/g)) {
    const argument = firstArgument(source, index + 2)
    const choices = choicesOf(argument)
    if (!choices) keys.hidden.push(argument)
    for (const choice of choices ?? []) {
      const [beginning, ...rest] = choice.split('${')
      if (rest.length === 0) keys.exact.push(choice)
      else if (beginning!.includes('.')) keys.prefixes.push(beginning!)
      else keys.hidden.push(argument)
    }
  }
  return keys
}

const LITERAL = /(?:^|[?:])\s*(?:'([^']*)'|"([^"]*)"|`([^`]*)`)(?=\s*(?:$|:))/g

/** The possible texts of an expression, if each is written out in it. */
function choicesOf(argument: string): string[] | undefined {
  // An expression inside a template may contain conditions, which are not keys.
  const plain = argument.replace(/\$\{[^{}]*\}/g, '${}')
  const found = [...plain.matchAll(LITERAL)].map(([, a, b, c]) => a ?? b ?? c ?? '')
  const questions = plain.match(/(?<!\?)\?(?![.?])/g) ?? []
  return found.length === questions.length + 1 ? found : undefined
}

/** The source from here to the comma or bracket that ends an argument. */
function firstArgument(source: string, start: number): string {
  let depth = 0
  let quote = ''
  for (let at = start; at < source.length; at++) {
    const character = source[at]!
    if (quote) {
      if (character === quote) quote = ''
    } else if (/['"`]/.test(character)) quote = character
    else if (/[([{]/.test(character)) depth++
    else if (depth === 0 && /[,)]/.test(character)) return source.slice(start, at).trim()
    else if (/[)\]}]/.test(character)) depth--
  }
  return source.slice(start).trim()
}
