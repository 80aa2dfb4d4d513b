import { Link } from '@borong/contract'
import styles from './Crumbs.module.css'

interface CrumbsProps {
  label: string
  /** Widest first. */
  steps: readonly { name: string; path: string }[]
}

/** Breadcrumbs. */
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
