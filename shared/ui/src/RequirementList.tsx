import { classes } from './format/classes.ts'
import { CheckIcon } from './icons/CheckIcon.tsx'
import styles from './RequirementList.module.css'

export interface RequirementListProps {
  /** What has to meet them: `Syarat kata sandi`. */
  label: string
  requirements: readonly { text: string; isMet: boolean }[]
  /** Says of one that it is met: `Terpenuhi`. */
  metLabel: string
}

/** What a field's value must have, and what of it is there already. */
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
