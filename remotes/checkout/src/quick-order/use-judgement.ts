import { judgeLines } from '@borong/api/quick-order'
import { callQuery, useQuery, type Reply } from '@borong/contract'
import type { QuickLine } from './add-scanned.ts'

export type Judged = Reply<typeof judgeLines>['result'][number]

/** The judgement of all lines. The previous one of a line remains while a mended line is judged. */
export function useJudgement(lines: readonly QuickLine[]) {
  const typed = lines.map(({ code, quantity }) => ({ code, quantity }))
  const query = useQuery({
    ...callQuery(judgeLines, { body: { lines: typed } }),
    enabled: lines.length > 0,
    // Prices and stocks of the cart are always fresh.
    staleTime: 0,
    placeholderData: (last) => last,
  })
  const result = query.data?.result
  // After a removal the previous answer has another length.
  const isOf = result?.length === lines.length
  return { ...query, judged: isOf ? result : undefined }
}
