import { ask } from './ask.ts'

/** Sends an action, reports its result, and shows the new state. */
export type Act = (unit: string, action: Readonly<Record<string, string | number>>) => Promise<void>

/** Requests a reason, then sends the action. */
export async function withReason(act: Act, unit: string, action: string, title: string) {
  const reason = await ask(title, 'Why, for those who find it so')
  if (reason) await act(unit, { action, reason })
}

/** Requires the unit's name to be typed before it is removed from the channel. */
export async function takeOff(act: Act, unit: string) {
  const typed = await ask(`Take ${unit} off the channel`, `Type ${unit} if you mean it`)
  if (typed === unit) await act(unit, { action: 'take-off' })
}

/** Requests the share of visitors, then starts the candidate. */
export async function asCandidate(act: Act, unit: string, version: string) {
  const percent = await ask(`Give ${unit} ${version} to a share of visitors`, 'Per cent', '10')
  if (percent) await act(unit, { action: 'candidate', version, percent: Number(percent) })
}
