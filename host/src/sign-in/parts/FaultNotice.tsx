import { useMessages, type Fault } from '@borong/contract'
import { Notice } from '@borong/ui/Notice'
import { codeProblem } from '../problem-words.ts'

/** Why something was not done, where it was asked for. */
export function FaultNotice({ fault }: { fault: Fault | null }) {
  const t = useMessages()
  return (
    fault && (
      <Notice tone="error" live>
        {codeProblem(fault, t('network.title'))}
      </Notice>
    )
  )
}
