import { Children, type ReactNode } from 'react'
import styles from './ProductGrid.module.css'

/** Two columns of product cards; one column if the text is so large that prices would wrap in two. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.grid} data-first-view="6">
      {Children.map(children, (card) => (
        <li className={styles.cell}>{card}</li>
      ))}
    </ul>
  )
}
