import type { Described } from './describe.ts'

/** The completion script of each shell. */
export const shells: Readonly<Record<string, (commands: readonly Described[]) => string>> = {
  bash: (commands) => `_borong() {
  local word="\${COMP_WORDS[COMP_CWORD]}" choices=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    choices="${commands.map(({ name }) => name).join(' ')} help --version"
  else
    case "\${COMP_WORDS[1]}" in
${commands.map((one) => `      ${one.name}) choices="${choicesOf(one)}" ;;`).join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$choices" -- "$word"))
}
complete -F _borong borong
`,

  zsh: (commands) => `#compdef borong
_borong() {
  local -a choices
  if (( CURRENT == 2 )); then
    choices=(
${commands.map(({ name, summary }) => `      ${quoted(`${name}:${summary}`)}`).join('\n')}
    )
    _describe command choices
    return
  fi
  case "$words[2]" in
${commands.map((one) => `    ${one.name}) choices=(${choicesOf(one)}) ;;`).join('\n')}
  esac
  compadd -- $choices
}
compdef _borong borong
`,

  fish: (commands) =>
    [
      'complete -c borong -f',
      ...commands.flatMap(({ name, summary, words, options }) => {
        const after = `complete -c borong -n '__fish_seen_subcommand_from ${name}'`
        return [
          `complete -c borong -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
          ...(words.length > 0 ? [`${after} -a '${words.join(' ')}'`] : []),
          ...options.map((option) => `${after} -l ${option}`),
        ]
      }),
      '',
    ].join('\n'),
}

const choicesOf = ({ words, options }: Described) =>
  [...words, ...options.map((option) => `--${option}`)].join(' ')

const quoted = (text: string) => `'${text.replaceAll("'", '’')}'`
