import { Link, useMessages } from '@borong/contract'
import styles from './Steps.module.css'

export type Step = 'cart' | 'checkout' | 'payment' | 'done'

const STEPS: readonly { step: Step; to?: string }[] = [
  { step: 'cart', to: '/cart' },
  { step: 'checkout', to: '/checkout' },
  { step: 'payment', to: '/payment-method' },
  { step: 'done' },
]

/** Where the buyer is on the way to an order, in a wide window. The steps before lead back until there is an order. */
export default function Steps({ current }: { current: Step }) {
  const t = useMessages()
  const now = STEPS.findIndex(({ step }) => step === current)
  const canGoBack = current !== 'done'
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {STEPS.map(({ step, to }, index) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          {to && canGoBack && index < now ? (
            <Link to={to}>{t(`steps.${step}`)}</Link>
          ) : (
            t(`steps.${step}`)
          )}
        </li>
      ))}
    </ol>
  )
}
