import type { ListedEvent } from '../api/answers.ts'
import type { LoggedEvent } from './events.ts'

/** An event without what only the registry needs: the record of a release, the hash of a token. */
export function withoutRecord(event: LoggedEvent): ListedEvent {
  const {
    release: _release,
    hash: _hash,
    maps: _maps,
    ...rest
  } = event as LoggedEvent & { release?: unknown; hash?: unknown; maps?: unknown }
  return rest
}
