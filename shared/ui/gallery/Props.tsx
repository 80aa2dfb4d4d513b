import styles from './Gallery.module.css'

/** The properties of a component, read from its source. */
export function Props({ of: component, source }: { of: string; source: string }) {
  const start = source.indexOf(`export interface ${component}Props`)
  const end = source.indexOf('\n}', start) + 2
  return <pre className={styles.props}>{source.slice(start, end)}</pre>
}
