import { useLanguage } from '@borong/contract'
import { Checkbox } from '@borong/ui/Checkbox'
import { wholeNumber } from '@borong/ui/format/rupiah'
import styles from './Filter.module.css'

interface CountedBoxProps {
  label: string
  /** The number of results with this filter; undefined while it is unknown. */
  count: number | undefined
  /** False when there are more results than were counted. */
  isExact?: boolean
  /** The limit of chosen values is reached. */
  isBarred?: boolean
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A filter that is on or off, with its number of results. A filter without results is disabled. */
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
