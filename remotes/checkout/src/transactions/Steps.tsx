import { useLanguage, useMessages } from '@borong/contract'
import { Timeline } from '@borong/ui/Timeline'
import { moment } from '@borong/ui/format/moment'
import type { Order } from '../thank-you/stored-order.ts'

interface StepsProps {
  label: string
  steps: Order['timeline']
  /** The order has reached its final state. */
  isOver: boolean
}

// Steps that end an order without its goods.
const STOPS = new Set(['ORDER_CANCELLED', 'ORDER_EXPIRED'])

/** The order's history, the newest step first. */
export function Steps({ label, steps, isOver }: StepsProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const newestFirst = [...steps].reverse()
  return (
    <Timeline
      label={label}
      steps={newestFirst.map((step, index) => ({
        id: `${step.code} ${step.at}`,
        // Prefers a message of this remote: it changes with the language immediately.
        title: t(`step.${step.code}`, { defaultValue: step.title }),
        detail: [step.detail, moment(step.at, language)].filter(Boolean).join(' · '),
        state: STOPS.has(step.code) ? 'stopped' : index === 0 && !isOver ? 'current' : 'done',
      }))}
    />
  )
}
