import { useMessages } from '@borong/contract'
import { Checkbox } from '@borong/ui/Checkbox'
import type { Approval, ApprovalLinesProps } from './approval.ts'
import { LineQuantity } from './LineQuantity.tsx'

interface LineDecisionProps extends Omit<ApprovalLinesProps, 'lines'> {
  line: Approval['lines'][number]
}

/** The approver lowers the quantity of a line, or refuses the line. */
export default function LineDecision({
  line,
  refused,
  onChange,
  quantities,
  onLower,
}: LineDecisionProps) {
  const t = useMessages()
  const { id, name, least, quantity } = line
  const isRefused = refused.includes(id)
  return (
    <>
      {onLower && !isRefused && least < quantity && (
        <LineQuantity line={line} quantities={quantities} onChange={onLower} />
      )}
      {onChange && (
        <Checkbox
          label={t('approval.refuseLine')}
          name={name}
          checked={isRefused}
          onChange={(refuses) =>
            onChange(refuses ? [...refused, id] : refused.filter((other) => other !== id))
          }
        />
      )}
    </>
  )
}
