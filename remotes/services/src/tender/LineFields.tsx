import { parseRupiah } from '@borong/api/rules/typed-number'
import { useLanguage, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { MoneyField } from '@borong/ui/MoneyField'
import { TextField, type TextFieldProps } from '@borong/ui/TextField'
import { fieldName, LINE_LONGEST, type LineDraft, type LineField } from './tender-lines.ts'
import styles from './Tender.module.css'

interface LineFieldsProps {
  line: LineDraft
  index: number
  /** The names of the form's invalid fields. */
  wrong: ReadonlySet<string>
  onChange: (part: Partial<LineDraft>) => void
  /** Undefined for the only line. */
  onRemove: (() => void) | undefined
}

/** The fields of one line of a tender. */
export function LineFields({ line, index, wrong, onChange, onRemove }: LineFieldsProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const shared = (field: LineField) => {
    const name = fieldName(field, index)
    return {
      name,
      label: t(`tender.${field}`),
      value: line[field],
      onChange: (value: string) => onChange({ [field]: value }),
      error: wrong.has(name) ? t(`tender.wrong.${field}`) : undefined,
    }
  }
  const text = (field: LineField, more: Partial<TextFieldProps> = {}) => {
    const props = { ...shared(field), maxLength: LINE_LONGEST[field], ...more }
    return <TextField {...(props as TextFieldProps)} />
  }
  const price = parseRupiah(line.target_price) ?? 0
  const fields = (
    <div className={styles.fields}>
      {text('item', {
        placeholder: t('tender.itemHint'),
        hint: line.product_id && t('tender.linked'),
        // Another name is another product.
        onChange: (item) => onChange({ item, product_id: '' }),
      })}
      <div className={styles.pair}>
        {text('quantity', { type: 'numeric' })}
        {text('unit', { list: 'tender-units', placeholder: 'karton' })}
      </div>
      <MoneyField
        {...shared('target_price')}
        language={language}
        hint={price > 0 ? rupiah(price, language) : t('tender.priceHint')}
      />
      {text('note', { placeholder: t('tender.noteHint') })}
      {onRemove && (
        <Button variant="ghost" size="small" onClick={onRemove}>
          {t('tender.removeLine', { number: index + 1 })}
        </Button>
      )}
    </div>
  )
  // A single line needs no name.
  if (!onRemove) return fields
  return (
    <fieldset className={styles.line}>
      <legend>{t('tender.lineNumber', { number: index + 1 })}</legend>
      {fields}
    </fieldset>
  )
}
