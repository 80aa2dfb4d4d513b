import { classes } from './format/classes.ts'
import { CheckIcon } from './icons/CheckIcon.tsx'
import styles from './RequirementList.module.css'

export interface RequirementListProps {
  /** The accessible name of the list: `Syarat kata sandi`. */
  label: string
  requirements: readonly { text: string; isMet: boolean }[]
  /** The text of a met requirement: `Terpenuhi`. */
  metLabel: string
}

/** The requirements of a field's value, and whether each is met. */
export const RequirementList = ({ label, requirements, metLabel }: RequirementListProps) => (
  <ul className={styles.list} aria-label={label}>
    {requirements.map(({ text, isMet }) => (
      <li key={text} className={classes(styles.requirement, isMet && styles.met)}>
        {isMet && <CheckIcon size={16} title={metLabel} />}
        {text}
      </li>
    ))}
  </ul>
)
