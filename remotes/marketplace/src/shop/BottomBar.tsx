import type { ReactNode } from 'react'
import styles from './BottomBar.module.css'

/** The bar at the end of a page with its sum and its main act, always in view. */
export const BottomBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.bar}>{children}</div>
)
