import { useMessages } from '@borong/contract'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Tabs } from '@borong/ui/Tabs'
import { useState } from 'react'
import { Band } from '../shop/Screen.tsx'
import type { Order } from './stored-order.ts'
import styles from './HowToPay.module.css'

/** The bank's payment instructions, step by step. */
export default function HowToPay({
  instructions,
}: {
  instructions: Order['payment']['instructions']
}) {
  const t = useMessages()
  const [chosen, choose] = useState(instructions[0]?.title ?? '')
  const tabs = instructions.map(({ title, steps }) => ({
    id: title,
    title,
    content: (
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    ),
  }))
  return (
    <Band label={t('pay.how')}>
      <SectionHeader title={t('pay.how')} />
      {tabs.length > 1 ? (
        <Tabs label={t('pay.how')} tabs={tabs} value={chosen} onChange={choose} />
      ) : (
        tabs[0]?.content
      )}
    </Band>
  )
}
