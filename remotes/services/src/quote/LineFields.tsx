import { unitName, useLanguage, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import { MoneyField } from '@borong/ui/MoneyField'
import { TextField } from '@borong/ui/TextField'
import type { TypedLine } from './draft.atoms.ts'
import { LineHead } from './LineHead.tsx'
import type { Quote } from './quote.data.ts'
import styles from './Quote.module.css'
import type { Judged } from './typed-lines.ts'

interface LineFieldsProps {
  quote: Quote
  line: Quote['lines'][number]
  typed: TypedLine
  judged: Judged | undefined
  priceLabel: string
  onChange: (part: TypedLine) => void
  onRemove?: (() => void) | undefined
}

/** The quantity and the price of one product, as the buyer types them. */
export function LineFields(props: LineFieldsProps) {
  const { quote, line, typed, judged, priceLabel, onChange, onRemove } = props
  const t = useMessages()
  const { language } = useLanguage()
  const of = { name: line.name }
  return (
    <li>
      <fieldset className={styles.fieldset}>
        <legend className={styles.hidden}>{line.name}</legend>
        <LineHead quote={quote} line={line} />
        {line.shop_price !== null && (
          <p className={styles.quiet}>
            {t('quote.shopPriceOf', {
              price: rupiah(line.shop_price, language),
              unit: unitName(line.unit_type, language),
            })}
          </p>
        )}
        <div className={styles.pair}>
          <TextField
            type="numeric"
            label={t('quote.quantityIn', { unit: unitName(line.unit_type, language, 2) })}
            autoComplete="off"
            value={typed.quantity ?? String(line.quantity)}
            onChange={(quantity) => onChange({ quantity })}
            invalid={judged?.isWrongQuantity && t('quote.wrongQuantity')}
          />
          <MoneyField
            label={priceLabel}
            language={language}
            value={
              typed.price ??
              (line.unit_price === null ? '' : wholeNumber(line.unit_price, language))
            }
            onChange={(price) => onChange({ price })}
            invalid={judged?.isWrongPrice && t('quote.wrongPrice')}
          />
        </div>
        {onRemove && (
          <Button variant="ghost" size="small" onClick={onRemove}>
            {t('quote.leaveOut', of)}
          </Button>
        )}
      </fieldset>
    </li>
  )
}
