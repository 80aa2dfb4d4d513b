import { Link, useLanguage, useMessages, useSetAtom } from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { TicketIcon } from '@borong/ui/icons/TicketIcon'
import { ListRow } from '@borong/ui/ListRow'
import { Notice } from '@borong/ui/Notice'
import { Band } from '../shop/Screen.tsx'
import { changeDraftAtom } from './draft.ts'
import type { Checkout } from './use-checkout.ts'
import { useRemoveVoucher } from './use-remove-voucher.ts'

/** The voucher and the referral code; a voucher that no longer applies shows the reason and the next step. */
export function VoucherSection({ checkout }: { checkout: Checkout }) {
  const t = useMessages()
  const textOf = useErrorText()
  const change = useSetAtom(changeDraftAtom)
  const takeBack = useRemoveVoucher()
  const { language } = useLanguage()
  const { draft, voucher, state, promoCode, totals } = checkout
  const saved = totals.total_discount + totals.subvention_shipping_fee
  const refused = voucher.data?.status === 'error' ? voucher.data.message : undefined
  return (
    <Band label={t('voucher.title')} tight>
      {promoCode && !draft.promo_code && (
        <ListRow
          title={t('voucher.best', {
            code: promoCode,
            worth:
              saved > 0
                ? t('cart.saving', { value: rupiah(saved, language) })
                : t('voucher.cashBack', { value: rupiah(totals.cash_back, language) }),
          })}
          end={
            <Button variant="ghost" size="small" onClick={() => change({ voucher_declined: true })}>
              {t('voucher.takeBack')}
            </Button>
          }
        />
      )}
      <ListRow
        start={<TicketIcon />}
        title={draft.promo_code || t(promoCode ? 'voucher.other' : 'voucher.use')}
        detail={draft.promo_code && !refused ? voucher.data?.message : undefined}
        link={<Link to={`/input-voucher/${state.cart.id}`} />}
      />
      {(refused || voucher.isError) && draft.promo_code && (
        <Notice
          tone="error"
          live
          title={t('voucher.reapply', { code: draft.promo_code })}
          action={
            <>
              {voucher.isError && (
                <Button variant="ghost" size="small" onClick={() => voucher.refetch()}>
                  {t('query.retry')}
                </Button>
              )}
              <Button variant="ghost" size="small" onClick={takeBack}>
                {t('voucher.takeBack')}
              </Button>
            </>
          }
        >
          {refused ?? textOf(voucher.error)}
        </Notice>
      )}
      {draft.referral_code && (
        <ListRow
          title={t('voucher.referral', { code: draft.referral_code })}
          end={
            <Button variant="ghost" size="small" onClick={() => change({ referral_code: '' })}>
              {t('voucher.takeBack')}
            </Button>
          }
        />
      )}
    </Band>
  )
}
