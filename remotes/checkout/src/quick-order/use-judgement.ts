import { judgeLines } from '@borong/api/quick-order'
import { callQuery, useQuery, type Reply } from '@borong/contract'
import { useSettled } from '@borong/ui/use-settled'
import { useState } from 'react'
import type { QuickLine } from './add-scanned.ts'

export type Judged = Reply<typeof judgeLines>['result'][number]

/** The judgement of all lines, by their keys. The previous one of a line remains while a mended line is judged. */
export function useJudgement(lines: readonly QuickLine[]) {
  const settled = useSettled(lines)
  const typed = settled.map(({ code, quantity }) => ({ code, quantity }))
  const query = useQuery({
    ...callQuery(judgeLines, { body: { lines: typed } }),
    enabled: settled.length > 0,
    // Prices and stocks of the cart are always fresh.
    staleTime: 0,
  })
  const result = query.data?.result
  const [last, setLast] = useState<{ result: typeof result; judged: Map<number, Judged> }>()
  if (result && result !== last?.result)
    setLast({ result, judged: new Map(settled.map(({ key }, at) => [key, result[at]!])) })
  return {
    ...query,
    judged: last?.judged,
    /** The judgement is that of the lines as they are now. */
    isCurrent: settled === lines && result !== undefined && !query.isFetching,
  }
}
