import type { Check, Status } from '@borong/registry/api/answers'
import { checkInWords, mixInWords } from '@borong/registry/console/page/check-words'
import { ago, columns } from './columns.ts'
import { styled, type Io } from './io.ts'

const HEADINGS = ['RELEASE', 'CHECK', 'WHEN', 'BY', 'IN THIS MIX']
const SHOWN = 10

/** The latest verdicts of test runs on releases, the latest first; undefined while there is none. */
export function checksTable(io: Io, { checks }: Pick<Status, 'checks'>): string | undefined {
  const latest = Object.values(checks)
    .flatMap((versions) => Object.values(versions).flat())
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, SHOWN)
  if (latest.length === 0) return undefined
  return `${styled(io, 'bold', 'checks')}\n${columns(
    io,
    HEADINGS,
    latest.map((check) => row(io, check)),
  )}`
}

const row = (io: Io, check: Check): string[] => [
  `${check.unit} ${check.version}`,
  styled(io, check.failed > 0 ? 'red' : 'green', checkInWords(check)),
  ago(check.at, io.now()),
  check.by,
  mixInWords(check),
]
