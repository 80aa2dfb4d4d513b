import { OPERATORS, type Operator } from './operators.ts'
import styles from './OperatorMark.module.css'

/** The operator's name in its colour, beside the number. Decorative: the field below names the operator too. */
export const OperatorMark = ({ operator }: { operator: Operator }) => (
  <span className={styles.mark} data-operator={operator} aria-hidden>
    {OPERATORS[operator]}
  </span>
)
