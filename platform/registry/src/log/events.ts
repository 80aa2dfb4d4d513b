import type { Release } from '@borong/contract/release'
import type { Problem } from '../problem.ts'

interface InChannel {
  channel: string
  unit: string
}

/** All events of a registry. Its whole state is the fold of these. */
export type Happening =
  | { type: 'published'; unit: string; version: string; release: Release }
  | { type: 'refused'; unit: string; version: string; reasons: readonly Problem[] }
  | ({ type: 'promoted'; version: string } & InChannel)
  /** Versions of several units, by unit. */
  | { type: 'promoted-together'; channel: string; versions: Readonly<Record<string, string>> }
  | ({ type: 'candidate'; version: string; percent: number } & InChannel)
  | ({ type: 'candidate-withdrawn'; version: string; reason: string } & InChannel)
  | ({ type: 'rolled-back'; version: string; from: string } & InChannel)
  | ({ type: 'taken-off'; from: string } & InChannel)
  | ({ type: 'frozen'; reason: string } & InChannel)
  | ({ type: 'unfrozen'; reason?: string } & InChannel)
  | ({ type: 'pinned'; version: string; reason: string } & InChannel)
  | ({ type: 'unpinned' } & InChannel)
  | { type: 'token-issued'; id: string; hash: string; label: string; units: readonly string[] }
  | { type: 'token-revoked'; id: string }

/** An event with its position in the log: sequences start at 1 and have no gaps. */
export type LoggedEvent = Happening & { sequence: number; at: string; by: string }

/** The audit log. Several registries may append to the same one. */
export interface EventLog {
  /** Every event after this sequence, in order. */
  read(after: number): Promise<LoggedEvent[]>
  /** Adds an event durably; false when its sequence is not the next one because another writer was faster. */
  append(event: LoggedEvent): Promise<boolean>
  close(): Promise<void>
}
