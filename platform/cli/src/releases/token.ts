import { Complaint } from '../command.ts'
import { columns } from './columns.ts'
import { styled, type Io } from './io.ts'
import { needed } from '../read-options.ts'
import { releaseCommand } from './release-command.ts'
import type { RegistryClient } from './client.ts'

const usage = `borong token new <label> --units checkout,billing
borong token list
borong token revoke <id>

Tokens let a squad publish, promote and take back its own units, and nothing else. Only the admin makes and revokes them.
A token is shown once.`

interface Token {
  id: string
  label: string
  units: string[]
}

type Answer = { issued: Token & { token: string } } | { tokens: Token[] } | { revoked: string }

export const token = releaseCommand({
  summary: 'makes, lists and revokes the tokens of squads',
  usage,
  writes: true,
  options: { units: { type: 'string' } },
  async run({ client, values, positionals }): Promise<Answer> {
    const [what, ...rest] = positionals
    switch (what) {
      case 'new':
        return { issued: await issue(client, needed(rest, ['label'], usage)[0]!, values.units) }
      case 'list':
        needed(rest, [], usage)
        return client.get<{ tokens: Token[] }>('tokens')
      case 'revoke':
        return { revoked: await revoke(client, needed(rest, ['id'], usage)[0]!) }
      default:
        throw new Complaint(`Say what to do with tokens: new, list or revoke.\n\n${usage}`)
    }
  },
  words: (answer, { io, values }) => {
    if ('tokens' in answer) return list(io, answer.tokens)
    if ('revoked' in answer) return `${styled(io, 'green', '✓')} ${answer.revoked} is revoked`
    const { label, units, token: secret } = answer.issued
    if (values['dry-run'])
      return `${styled(io, 'green', '✓')} ${label} may act for ${units.join(', ')}`
    return [
      `${styled(io, 'green', '✓')} ${label} may act for ${units.join(', ')}. The token, shown this once:`,
      secret,
      styled(io, 'dim', '  The squad sets it as BORONG_TOKEN.'),
    ].join('\n')
  },
})

async function issue(client: RegistryClient, label: string, given: string | undefined) {
  const units = (given ?? '').split(',').flatMap((unit) => unit.trim() || [])
  if (units.length === 0)
    throw new Complaint('Say which units it is for: --units checkout,billing.')
  return client.send<Token & { token: string }>('POST', 'tokens', { label, units })
}

/** Accepts the whole id or an unambiguous prefix, such as the one in the list. */
async function revoke(client: RegistryClient, start: string): Promise<string> {
  const { tokens } = await client.get<{ tokens: Token[] }>('tokens')
  const found = tokens.filter(({ id }) => id.startsWith(start))
  if (found.length !== 1)
    throw new Complaint(
      `${found.length === 0 ? 'No token' : 'More than one token'} begins with ${start}. All: borong token list`,
    )
  await client.remove(`tokens/${found[0]!.id}`)
  return found[0]!.label
}

const SHOWN_OF_ID = 8

function list(io: Io, tokens: readonly Token[]): string {
  if (tokens.length === 0) return 'No token is out yet: borong token new <label> --units <unit>'
  const rows = tokens.map(({ id, label, units }) => [
    id.slice(0, SHOWN_OF_ID),
    label,
    units.join(', '),
  ])
  return columns(io, ['ID', 'LABEL', 'UNITS'], rows)
}
