import { unitName, useLanguage, useMessages } from '@borong/contract'
import { wholeNumber } from '@borong/ui/format/rupiah'
import { FormError } from '@borong/ui/FormError'
import { TextField } from '@borong/ui/TextField'
import { countsOf, textOf, type TypedLine } from './receipt-draft.ts'
import { CONDITIONS, openOf, type ReceiptLine } from './receipt.data.ts'
import styles from './Receipt.module.css'

interface CountFieldsProps {
  line: ReceiptLine
  typed: TypedLine | undefined
  onChange: (part: TypedLine) => void
}

/** The received, damaged and missing units of one line. */
export function CountFields({ line, typed, onChange }: CountFieldsProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const open = openOf(line)
  const count = (value: number) =>
    `${wholeNumber(value, language)} ${unitName(line.unit_type, language, value)}`
  const counts = countsOf(line, typed)
  const isTooMany = counts !== undefined && counts.received + counts.damaged + counts.missing > open
  if (open === 0)
    return (
      <p className={styles.quiet}>
        {line.name}: {t('receipt.counted', { ordered: count(line.ordered) })}
      </p>
    )
  return (
    <fieldset className={styles.line}>
      <legend>{line.name}</legend>
      <p className={styles.quiet}>
        {t('receipt.open', { ordered: count(line.ordered), open: count(open) })}
      </p>
      <div className={styles.counts}>
        {CONDITIONS.map((field) => (
          <TextField
            key={field}
            type="numeric"
            label={t(`receipt.${field}`)}
            value={textOf(line, typed, field)}
            onChange={(value) => onChange({ [field]: value })}
            placeholder="0"
          />
        ))}
      </div>
      <FormError>
        {counts === undefined
          ? t('receipt.error.number')
          : isTooMany && t('receipt.error.many', { open: count(open) })}
      </FormError>
    </fieldset>
  )
}
