import styles from './Spinner.module.css'

/** A small rotating ring inside a control, which declares its busy state itself. */
export function Spinner({ size = 20 }: { size?: number }) {
  return <span className={styles.spinner} style={{ width: size, height: size }} aria-hidden />
}
