import styles from './DateField.module.css'
import { classes } from './format/classes.ts'
import { dateFormat } from './format/date-format.ts'
import type { Language } from './format/rupiah.ts'
import type { FieldProps } from './Field.tsx'
import { TextField } from './TextField.tsx'

export interface DateFieldProps extends FieldProps {
  name?: string
  autoComplete?: string
  /** The day, `2026-08-17`, or an empty text. */
  value: string
  onChange: (day: string) => void
  language: Language
  /** In place of a day that is not chosen yet. */
  placeholder: string
}

/**
 * A day, in the browser's own date field with its keys, its calendar and its announcements. While it has no focus it shows
 * the day in the page's language, because browsers write it in their own, and Safari shows today in an empty field.
 */
export function DateField({ language, placeholder, ...field }: DateFieldProps) {
  const time = Date.parse(field.value)
  return (
    <div className={styles.date}>
      <TextField
        {...field}
        type="date"
        prefix={
          <span className={classes(styles.shown, time ? styles.day : undefined)} aria-hidden>
            {time
              ? dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(time)
              : placeholder}
          </span>
        }
      />
    </div>
  )
}
