import { pickupDays } from '@borong/api/rules/cargo'
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

interface GoodsFieldsProps {
  draft: ShipmentDraft
  /** Of the declared value. */
  insurance: number
  errorOf: (name: string) => string | undefined
  onChange: (part: Partial<ShipmentDraft>) => void
}

/** The pickup day, the goods, their value and its insurance. */
export function GoodsFields({ draft, insurance, errorOf, onChange }: GoodsFieldsProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const { first, last } = pickupDays(useServerNow(useFirstNow()))
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
          error={errorOf('day')}
        />
        <TextField
          name="goods"
          label={t('kargo.goods')}
          value={draft.goods}
          onChange={(goods) => onChange({ goods })}
          error={errorOf('goods')}
          maxLength={200}
          autoComplete="off"
        />
        <MoneyField
          name="value"
          label={t('kargo.value')}
          value={draft.value}
          onChange={(value) => onChange({ value })}
          error={errorOf('value')}
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
