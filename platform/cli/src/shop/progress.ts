/** Reports progress: on one line that changes at a terminal, on separate lines elsewhere. */
export interface Progress {
  report(text: string): void
  /** The final line; it remains. */
  done(text: string): void
}

export function makeProgress(out: NodeJS.WriteStream = process.stdout): Progress {
  const isTerminal = out.isTTY === true
  let last = ''
  return {
    report(text) {
      if (text === last) return
      last = text
      out.write(isTerminal ? `\r\u001B[2K${text}` : `${text}\n`)
    },
    done(text) {
      last = ''
      out.write(isTerminal ? `\r\u001B[2K${text}\n` : `${text}\n`)
    },
  }
}
