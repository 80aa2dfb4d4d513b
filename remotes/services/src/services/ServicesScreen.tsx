import { useState } from 'react'
import styles from './ServicesScreen.module.css'

export function ServicesScreen() {
  const [n] = useState(1)
  return <h1 className={styles.title}>Layanan {n}</h1>
}
