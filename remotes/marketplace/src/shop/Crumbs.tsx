import { Link } from '@borong/contract'
import styles from './Crumbs.module.css'

interface CrumbsProps {
  label: string
  /** From the widest on. */
  steps: readonly { name: string; path: string }[]
}

/** The way to where one is. */
export const Crumbs = ({ label, steps }: CrumbsProps) => (
  <nav aria-label={label}>
    <ol className={styles.crumbs}>
      {steps.map(({ name, path }) => (
        <li key={path}>
          <Link to={path}>{name}</Link>
        </li>
      ))}
    </ol>
  </nav>
)
