import styles from './Spinner.module.css'

/** A small turning ring for the inside of a control; the control itself says that it is busy. */
export function Spinner({ size = 20 }: { size?: number }) {
  return <span className={styles.spinner} style={{ width: size, height: size }} aria-hidden />
}
