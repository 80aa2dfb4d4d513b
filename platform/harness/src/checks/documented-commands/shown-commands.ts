/** A command that a document shows, with the number of its line. */
export interface ShownCommand {
  line: number
  words: readonly string[]
}

const PROGRAM = /^(?:pnpm|npm|npx|node|borong)$/
const FENCE = /^\s*```(\w*)/

/** The commands of this repository in a document: in its shell blocks and in its inline code. */
export function shownCommands(text: string): ShownCommand[] {
  let block: string | undefined
  return text.split('\n').flatMap((content, index) => {
    const fence = FENCE.exec(content)
    if (fence) {
      block = block === undefined ? (fence[1] ?? '') : undefined
      return []
    }
    const codes =
      block === undefined
        ? [...content.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
        : block === 'sh'
          ? [content]
          : []
    return codes.flatMap(commandsIn).map((words) => ({ line: index + 1, words }))
  })
}

/** The commands of a line that begin with one of this repository's programs; settings before them are left out. */
const commandsIn = (line: string): string[][] =>
  line
    .replace(/\s#.*$/, '')
    .split(/&&|\|\||[|;]/)
    .map(wordsOf)
    .filter(([program = '', ...rest]) => PROGRAM.test(program) && rest.length > 0)

const wordsOf = (command: string): string[] => {
  const words = [...command.matchAll(/"[^"]*"|'[^']*'|\S+/g)].map(([word]) =>
    word.replaceAll(/^["']|["']$/g, ''),
  )
  const first = words.findIndex((word) => !/^[A-Z_]+=/.test(word))
  return first < 0 ? [] : words.slice(first)
}
