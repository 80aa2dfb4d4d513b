import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'
import styles from './OutletOrder.module.css'
import type { TableProblem } from './plan-problems.ts'
import { useOutletMessages } from './use-outlet-messages.ts'

interface ProblemsProps {
  problems: readonly TableProblem[]
  onShow: (problem: TableProblem) => void
  onFix: (problem: TableProblem) => void
}

/** The reasons against the order, each with the way to its cell. */
export function Problems({ problems, onShow, onFix }: ProblemsProps) {
  const t = useOutletMessages()
  return (
    <Notice tone="warn" live title={t('outletOrder.problems', { count: problems.length })}>
      <ul className={styles.problems}>
        {problems.map((problem) => (
          <li key={problem.key} className={styles.problem}>
            {problem.text}
            {problem.productId && (
              <Button size="small" variant="ghost" onClick={() => onShow(problem)}>
                {t('outletOrder.show')}
              </Button>
            )}
            {problem.fix && (
              <Button size="small" variant="ghost" onClick={() => onFix(problem)}>
                {t('quick.use', { quantity: problem.fix })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
