import { useLanguage } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { Notice } from '@borong/ui/Notice'
import { Select } from '@borong/ui/Select'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import styles from './OutletOrder.module.css'
import type { OutletTable } from './outlet-table.ts'
import { useOutletMessages } from './use-outlet-messages.ts'
import type { Plan } from './use-plan.ts'

interface VoucherFieldProps {
  plan: Plan
  table: OutletTable
  onChange: (change: Partial<OutletTable>) => void
}

// Codes are in capitals.
const BEST = 'best'
const NONE = 'none'

/** The voucher of the order: the best one, none, one of the buyer's, or one by its code. */
export function VoucherField({ plan, table, onChange }: VoucherFieldProps) {
  const t = useOutletMessages()
  const { language } = useLanguage()
  const [typed, setTyped] = useState('')
  const { voucher, vouchers } = plan
  const chosen = table.voucher
  const isOther = Boolean(chosen) && !vouchers.some(({ code }) => code === chosen)
  const change = (code: string | undefined) => onChange({ voucher: code })
  const code = typed.trim().toUpperCase()
  return (
    <>
      <Select
        label={t('voucher.title')}
        value={chosen === undefined ? BEST : chosen || NONE}
        hint={voucher?.title ? `${voucher.code} · ${voucher.title}` : undefined}
        error={voucher?.problem?.message}
        onChange={(value) => change(value === BEST ? undefined : value === NONE ? '' : value)}
        options={[
          { value: BEST, label: t('outletOrder.bestVoucher') },
          { value: NONE, label: t('outletOrder.noVoucher') },
          ...(chosen && isOther ? [{ value: chosen, label: chosen }] : []),
          ...vouchers.map((one) => ({
            value: one.code,
            label: [
              one.code,
              one.title,
              one.applicable
                ? one.saves > 0 && t('cart.saving', { value: rupiah(one.saves, language) })
                : one.message,
            ]
              .filter(Boolean)
              .join(' · '),
            disabled: !one.applicable && one.code !== chosen,
          })),
        ]}
      />
      <div className={styles.code}>
        <TextField
          label={t('outletOrder.voucherCode')}
          value={typed}
          maxLength={40}
          autoCapitalize="characters"
          onChange={setTyped}
        />
        <Button
          variant="secondary"
          disabled={code === ''}
          onClick={() => {
            change(code)
            setTyped('')
          }}
        >
          {t('voucher.apply')}
        </Button>
      </div>
      {plan.totals.cash_back > 0 && (
        <Notice>{t('summary.cashBack', { value: rupiah(plan.totals.cash_back, language) })}</Notice>
      )}
    </>
  )
}
