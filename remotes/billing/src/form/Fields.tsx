import type { ReactNode } from 'react'
import styles from './Fields.module.css'

/** Fields below each other. */
export const Fields = ({ children }: { children: ReactNode }) => (
  <div className={styles.fields}>{children}</div>
)
