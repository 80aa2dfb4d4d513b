import { RegistryProblem } from '../problem.ts'
import type { State } from '../state/fold.ts'

/** The configured channels and those that were created at run time. */
export const allChannels = (
  configured: readonly string[],
  { created }: Pick<State, 'created'>,
): string[] => [...configured, ...Object.keys(created)]

/** The channel of this name; refuses a name that is not among the channels. */
export function knownChannel(name: string, channels: readonly string[]): string {
  if (channels.includes(name)) return name
  throw new RegistryProblem(404, {
    name: 'CHANNEL_UNKNOWN',
    message: `There is no channel ${name}`,
    hint: `Channels here: ${channels.join(', ')}. CHANNELS sets them when the registry starts; borong channel create adds one for previews.`,
  })
}
