import { useLanguage } from '@borong/contract'
import { Checkbox } from '@borong/ui/Checkbox'
import { wholeNumber } from '@borong/ui/format/rupiah'
import styles from './Search.module.css'

interface CountedBoxProps {
  label: string
  /** How many it would leave; undefined while that is not known. */
  count: number | undefined
  /** False when there are more than were counted. */
  isExact?: boolean
  /** No more of its like can be chosen. */
  isBarred?: boolean
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A filter that is on or off, with how many it would leave. What would leave none can be read but not be put on. */
export function CountedBox(props: CountedBoxProps) {
  const { label, count, isExact = true, isBarred = false, checked, onChange } = props
  const { language } = useLanguage()
  const isNone = count === 0 && isExact
  const some = count ? wholeNumber(count, language) + (isExact ? '' : '+') : undefined
  return (
    <Checkbox
      label={
        <span className={styles.counted}>
          <span>{label}</span> <span className={styles.quiet}>{isNone ? '0' : some}</span>
        </span>
      }
      checked={checked}
      disabled={(isNone || isBarred) && !checked}
      onChange={onChange}
    />
  )
}
