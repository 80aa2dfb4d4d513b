import { ask } from './ask.ts'

/** Does it, says what came of it, and shows the new state. */
export type Act = (unit: string, action: Readonly<Record<string, string | number>>) => Promise<void>

/** Asks why, then does it. */
export async function withReason(act: Act, unit: string, action: string, title: string) {
  const reason = await ask(title, 'Why, for those who find it so')
  if (reason) await act(unit, { action, reason })
}

/** Has the unit's name typed before it is gone from the channel. */
export async function takeOff(act: Act, unit: string) {
  const typed = await ask(`Take ${unit} off the channel`, `Type ${unit} if you mean it`)
  if (typed === unit) await act(unit, { action: 'take-off' })
}

/** Asks for the share of visitors, then gives them the version. */
export async function asCandidate(act: Act, unit: string, version: string) {
  const percent = await ask(`Give ${unit} ${version} to a share of visitors`, 'Per cent', '10')
  if (percent) await act(unit, { action: 'candidate', version, percent: Number(percent) })
}
