import { useLanguage, useMessages } from '@borong/contract'
import { Timeline } from '@borong/ui/Timeline'
import { moment } from '../shop/dates.ts'
import type { Order } from '../thank-you/kept-order.ts'

interface StepsProps {
  label: string
  steps: Order['timeline']
  /** Nothing more will come. */
  isOver: boolean
}

// The order came to an end without its goods.
const STOPS = new Set(['ORDER_CANCELLED', 'ORDER_EXPIRED'])

/** What happened, the newest first. */
export function Steps({ label, steps, isOver }: StepsProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const newestFirst = [...steps].reverse()
  return (
    <Timeline
      label={label}
      steps={newestFirst.map((step, index) => ({
        id: `${step.code} ${step.at}`,
        // Our own words where there are some: they change with the language at once.
        title: t(`step.${step.code}`, { defaultValue: step.title }),
        detail: [step.detail, moment(step.at, language)].filter(Boolean).join(' · '),
        state: STOPS.has(step.code) ? 'stopped' : index === 0 && !isOver ? 'current' : 'done',
      }))}
    />
  )
}
