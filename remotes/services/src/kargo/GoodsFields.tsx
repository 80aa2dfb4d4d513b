import { isPickupDay, MOST_DECLARED, pickupDays } from '@borong/api/rules/cargo'
import { parseRupiah } from '@borong/api/rules/typed-number'
import { useFirstNow, useLanguage, useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { Checkbox } from '@borong/ui/Checkbox'
import { DateField } from '@borong/ui/DateField'
import { longDate } from '@borong/ui/format/moment'
import { rupiah } from '@borong/ui/format/rupiah'
import { MoneyField } from '@borong/ui/MoneyField'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { useServerNow } from '@borong/ui/server-now'
import { TextField } from '@borong/ui/TextField'
import type { ShipmentDraft } from './kargo.atoms.ts'
import styles from './Kargo.module.css'

const LEAST_DECLARED = 1000

interface GoodsFieldsProps {
  draft: ShipmentDraft
  /** Of the declared value. */
  insurance: number
  onChange: (part: Partial<ShipmentDraft>) => void
}

/** The pickup day, the goods, their value and its insurance. */
export function GoodsFields({ draft, insurance, onChange }: GoodsFieldsProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const now = useServerNow(useFirstNow())
  const { first, last } = pickupDays(now)
  const declared = parseRupiah(draft.value) ?? 0
  const isValue = declared >= LEAST_DECLARED && declared <= MOST_DECLARED
  return (
    <Band>
      <SectionHeader title={t('kargo.goodsTitle')} />
      <div className={styles.fields}>
        <DateField
          name="day"
          label={t('kargo.day')}
          placeholder={t('chooseDate')}
          language={language}
          hint={t('kargo.dayHint', {
            from: longDate(first, language),
            to: longDate(last, language),
          })}
          value={draft.day}
          onChange={(day) => onChange({ day })}
          invalid={!isPickupDay(draft.day, now) && t('kargo.wrong.day')}
        />
        <TextField
          name="goods"
          label={t('kargo.goods')}
          value={draft.goods}
          onChange={(goods) => onChange({ goods })}
          invalid={draft.goods.trim().length < 3 && t('kargo.wrong.goods')}
          maxLength={200}
          autoComplete="off"
        />
        <MoneyField
          name="value"
          label={t('kargo.value')}
          value={draft.value}
          onChange={(value) => onChange({ value })}
          invalid={!isValue && t('kargo.wrong.value')}
          language={language}
        />
        <Checkbox
          label={t('kargo.insure')}
          hint={
            insurance > 0
              ? t('kargo.insureFor', { fee: rupiah(insurance, language) })
              : t('kargo.insureHint')
          }
          checked={draft.insured}
          onChange={(insured) => onChange({ insured })}
        />
        <TextField
          name="order"
          label={t('kargo.order')}
          hint={t('kargo.orderHint')}
          value={draft.order}
          onChange={(order) => onChange({ order })}
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
        />
      </div>
    </Band>
  )
}
