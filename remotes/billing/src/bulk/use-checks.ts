import { checkBillRows } from '@borong/api/billing'
import { readBillNumber } from '@borong/api/rules/bill-number'
import { call, useMessages, type Reply } from '@borong/contract'
import { useRef, useState } from 'react'
import type { BillKind } from '../parts/bill-kinds.ts'
import { NO_MONTHS, type TypedRow } from './read-rows.ts'

/** The gateway's judgement of a row. */
export type Check = Reply<typeof checkBillRows>['result']['rows'][number]
type Problem = NonNullable<Check['problem']>

const BATCH_SIZE = 25

/** Checks rows in small calls, one after the other. A failed call leaves its rows unchecked. */
export function useChecks(kind: BillKind) {
  const t = useMessages()
  const [checks, setChecks] = useState<ReadonlyMap<number, Check>>(new Map())
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const [error, setError] = useState<unknown>()
  const run = useRef(0)

  const put = (found: readonly Check[]) =>
    setChecks((before) => new Map([...before, ...found.map((row) => [row.line, row] as const)]))

  /** Checks the rows among `all`, whose other rows they may repeat. */
  async function check(rows: readonly TypedRow[], all: readonly TypedRow[]) {
    run.current += 1
    const own = run.current
    setError(undefined)
    const doubles = doublesOf(kind, all)
    put(
      rows.flatMap((row) => {
        if (row.months === NO_MONTHS)
          return [refused(row, { code: 'MONTHS_WRONG', message: t('bulk.monthsWrong') })]
        const first = doubles.get(row.line)
        return first === undefined
          ? []
          : [refused(row, { code: 'DOUBLE_ROW', message: t('bulk.double', { line: first }) })]
      }),
    )
    const waiting = rows.filter((row) => row.months !== NO_MONTHS && !doubles.has(row.line))
    for (let at = 0; at < waiting.length; at += BATCH_SIZE) {
      setProgress({ done: at, total: waiting.length })
      try {
        const body = { kind, rows: waiting.slice(at, at + BATCH_SIZE) }
        const { result } = await call(checkBillRows, { body })
        if (own !== run.current) return
        put(result.rows)
      } catch (failure) {
        if (own !== run.current) return
        setError(failure)
        break
      }
    }
    setProgress(undefined)
  }

  return {
    checks,
    progress,
    error,
    check,
    refuse: (problems: readonly (readonly [TypedRow, Problem])[]) =>
      put(problems.map(([row, problem]) => refused(row, problem))),
    remove: (line: number) =>
      setChecks((before) => new Map([...before].filter(([other]) => other !== line))),
    stop() {
      run.current += 1
      setProgress(undefined)
    },
    reset() {
      run.current += 1
      setChecks(new Map())
      setProgress(undefined)
      setError(undefined)
    },
  }
}

const refused = ({ line, number }: TypedRow, problem: Problem): Check => ({
  line,
  typed_number: number,
  number: null,
  product_code: null,
  product_name: null,
  owner: null,
  inquiry_id: null,
  price: null,
  problem,
})

/** The rows that repeat an earlier one, with its line. */
function doublesOf(kind: BillKind, rows: readonly TypedRow[]): Map<number, number> {
  const first = new Map<string, number>()
  const doubles = new Map<number, number>()
  for (const { line, number, product } of rows) {
    const read = readBillNumber(kind, number)
    if (!('number' in read)) continue
    const key = `${read.number} ${product.toLowerCase()}`
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, line)
    else doubles.set(line, earlier)
  }
  return doubles
}
