import styles from './Loader.module.css'

/** The loader of the first visit: a ring of radius 100 px and stroke 15 px in the centre of the screen. */
export function Loader({ label }: { label: string }) {
  return (
    <div className={styles.screen} role="status" aria-label={label}>
      <svg className={styles.ring} viewBox="0 0 215 215" width={215} height={215} aria-hidden>
        <circle className={styles.track} cx={107.5} cy={107.5} r={100} strokeWidth={15} />
        <circle
          className={styles.arc}
          cx={107.5}
          cy={107.5}
          r={100}
          strokeWidth={15}
          pathLength={100}
        />
      </svg>
    </div>
  )
}
