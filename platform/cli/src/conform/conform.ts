import { calls } from '@borong/api/described'
import { features, isFeature, requiredCalls } from '@borong/api/features'
import { SSO_CODE } from '@borong/api/sso-code'
import { Complaint, exitCodes, type Command } from '../command.ts'
import { didYouMean } from '../releases/closest.ts'
import { needed, readOptions } from '../read-options.ts'
import { refusals, signIn, type Account } from './account.ts'
import { browse } from './browse.ts'
import { buy } from './buy.ts'
import { makeCaller, type Caller, type Verdict } from './caller.ts'

const usage = `borong conform <address> [options]

Compares a back end with the calls that the shop sends: the 62 required ones of the specification, and those of the
features that you name. It saves an address, fills the cart and makes one unpaid order, so give it a buyer for tests.

  --buyer <username>:<password>   a buyer who can sign in; without one only a guest's calls are tried
  --basic <user>:<password>       the fixed basic credential (default borong-mobile-web:borong-mobile-web)
  --keyword <word>                a search that finds products (default beras)
  --feature <name>                also a feature, more than once for several
  --json                          the verdicts as JSON`

const options = {
  buyer: { type: 'string' },
  basic: { type: 'string', default: 'borong-mobile-web:borong-mobile-web' },
  keyword: { type: 'string', default: 'beras' },
  feature: { type: 'string', multiple: true, default: [] as string[] },
  json: { type: 'boolean', default: false },
} as const

export const conform: Command = {
  summary: 'compares a back end with the calls of the shop',
  usage,
  async run(args) {
    const { values, positionals } = readOptions(options, args, usage)
    const [address] = needed(positionals, ['address'], usage)
    if (!URL.canParse(address!)) throw new Complaint(`“${address}” is no address.\n\n${usage}`)
    const named = values.feature.map(featureNamed)
    const basic = Buffer.from(values.basic).toString('base64')
    const verdicts = await conformity(makeCaller(address!, basic), {
      keyword: values.keyword,
      account: accountIn(values.buyer),
      features: named,
    })
    process.stdout.write(values.json ? `${JSON.stringify(verdicts, null, 2)}\n` : report(verdicts))
    return verdicts.some(({ state }) => state === 'wrong') ? exitCodes.failed : 0
  },
}

interface Conforming {
  keyword: string
  account?: Account | undefined
  features: readonly (keyof typeof features)[]
}

/** Tries the required calls in the order of a purchase, and the readable ones of features. */
export async function conformity(
  caller: Caller,
  { keyword, account, features: named }: Conforming,
): Promise<Verdict[]> {
  const item = await browse(caller, keyword)
  const userId = account && (await signIn(caller, account))
  if (item && userId !== undefined) {
    await caller.answers(calls.verifyUser, { body: { type: 'channel_list', sso_code: SSO_CODE } })
    await buy(caller, { userId, item, hasCartDetails: named.includes('cart-details') })
  }
  await refusals(caller)
  await readFeatures(caller, named)
  if (userId !== undefined) await caller.answers(calls.blacklist)
  const wanted = new Set([...requiredCalls, ...named.flatMap((name) => features[name])])
  const reason = account
    ? 'needs a call that failed'
    : 'needs a buyer: --buyer <username>:<password>'
  for (const call of Object.values(calls)) if (wanted.has(call.id)) caller.notTried(call, reason)
  return caller.verdicts()
}

/** Reads the pages of features that need nothing but a buyer. Their other calls need data that only the back end has. */
async function readFeatures(caller: Caller, named: Conforming['features']): Promise<void> {
  const ids = new Set(named.flatMap((name) => features[name]))
  for (const call of Object.values(calls)) {
    if (!ids.has(call.id)) continue
    const isPlain = call.method === 'GET' && !call.path.includes(':') && !('response' in call)
    if (isPlain) await caller.answers(call)
    else if (call.method === 'GET') caller.notTried(call, 'needs the id of something of this buyer')
    else await caller.refuses(call, { body: {} })
  }
}

function featureNamed(name: string): keyof typeof features {
  if (isFeature(name)) return name
  throw new Complaint(
    `There is no feature ${name}.${didYouMean(name, Object.keys(features))} All: ${Object.keys(features).join(', ')}.`,
  )
}

function accountIn(text: string | undefined): Account | undefined {
  if (text === undefined) return undefined
  const at = text.indexOf(':')
  if (at <= 0) throw new Complaint(`--buyer needs <username>:<password>.\n\n${usage}`)
  return { username: text.slice(0, at), password: text.slice(at + 1) }
}

const MARKS = { right: '✓', wrong: '✗', 'not tried': '–' } as const

/** One line for each call, with what differs below it, and the counts. */
export function report(verdicts: readonly Verdict[]): string {
  const lines = verdicts.map(({ call, state, reasons }) =>
    [
      `${MARKS[state]} ${call.id.padEnd(26)} ${call.method} ${call.path}`,
      ...reasons.map((reason) => `    ${reason}`),
    ].join('\n'),
  )
  const count = (wanted: Verdict['state']) =>
    verdicts.filter(({ state }) => state === wanted).length
  return `${lines.join('\n')}\n\n${count('right')} right, ${count('wrong')} wrong, ${count('not tried')} not tried\n`
}
