import { useState } from 'react'
import type { QuickLine } from './add-scanned.ts'
import type { Judged } from './use-judgement.ts'

/**
 * The keys of the lines with problems, which are listed first. They are found when lines are read or mended: a line whose
 * quantity is being changed keeps its place.
 */
export function useProblems(
  lines: readonly QuickLine[],
  judged: ReadonlyMap<number, Judged> | undefined,
  isCurrent: boolean,
): { problems: ReadonlySet<number>; sortAgain: () => void } {
  const [problems, setProblems] = useState<ReadonlySet<number>>(new Set())
  const [isSorted, setSorted] = useState(false)
  if (!isSorted && isCurrent && judged) {
    setSorted(true)
    setProblems(new Set(lines.flatMap(({ key }) => (judged.get(key)?.reason != null ? [key] : []))))
  }
  return { problems, sortAgain: () => setSorted(false) }
}
