import type { checkVoucher } from '@borong/api/vouchers'
import {
  toast,
  useAtomValue,
  useBack,
  useMessages,
  useSetAtom,
  useSubmit,
  useTrack,
  type Reply,
} from '@borong/contract'
import { Loading } from '@borong/patterns/Loading'
import { useErrorText } from '@borong/patterns/use-error-text'
import { Button } from '@borong/ui/Button'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { TextField } from '@borong/ui/TextField'
import { useState, type SyntheticEvent } from 'react'
import { changeDraftAtom, draftAtom } from '../checkout/draft.ts'
import { useCheckout } from '../checkout/use-checkout.ts'
import { checkCode } from '../checkout/voucher-query.ts'
import { itemsOf } from '../shop/orderable.ts'
import { optionalPart } from '../shop/optional-part.tsx'
import { Band, Screen } from '../shop/Screen.tsx'
import styles from './InputVoucherScreen.module.css'

const VoucherList = optionalPart(() => import('./VoucherList.tsx'))

type Effect = Reply<typeof checkVoucher>['result']

// A code without a value of its own is a friend's referral code: both buyers are rewarded later.
const isReferral = (effect: Effect) =>
  effect.total_discount === 0 && effect.cash_back === 0 && effect.subvention_shipping_fee === 0

/** the buyer's vouchers, applicable ones first, and a field for any kind of code. */
export function InputVoucherScreen() {
  const t = useMessages()
  const textOf = useErrorText()
  const back = useBack('/checkout')
  const checkout = useCheckout()
  const { state, address, isQuoting, shipments } = checkout
  // Until the couriers are known, all selected goods count.
  const items =
    address && !isQuoting ? checkout.items : itemsOf(shipments.map(({ vendor }) => vendor))
  const draft = useAtomValue(draftAtom)
  const change = useSetAtom(changeDraftAtom)
  const track = useTrack()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const basket = {
    items,
    total_shipping_price: checkout.totals.total_shipping_price,
    ...(draft.payment_id ? { payment_id: draft.payment_id } : {}),
  }
  const isKnown = state.status === 'ready'

  const use = useSubmit(
    async (code: string) => {
      setError(undefined)
      const { result } = await checkCode({
        code,
        cartId: state.cart.id,
        items,
        paymentId: draft.payment_id,
      })
      if (result.status === 'error') {
        setError(result.message)
        return false
      }
      if (isReferral(result)) change({ referral_code: result.code, re_apply_error: false })
      else {
        const { total_discount, cash_back, subvention_shipping_fee, free_shipping } = result
        change({
          promo_code: result.code,
          total_discount,
          cash_back,
          subvention_shipping_fee,
          free_shipping,
          re_apply_error: false,
        })
      }
      const label = isReferral(result) ? 'referral' : result.code
      const value = result.total_discount + result.subvention_shipping_fee + result.cash_back
      track({ name: 'voucher_applied', fields: { code: label, value } })
      toast(result.message, { type: 'success', id: 'voucher-applied' })
      return true
    },
    {
      leave: (isApplied) => isApplied && back(),
      onError: (error) => setError(textOf(error)),
    },
  )
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!typed.trim()) setError(t('voucher.codeMissing'))
  }
  const waiting = (
    <Loading>
      <SkeletonRow />
      <SkeletonRow />
    </Loading>
  )
  return (
    <Screen title={t('voucher.use')}>
      <Band>
        <form className={styles.form} onSubmit={submit} noValidate>
          <TextField
            label={t('voucher.code')}
            value={typed}
            error={error}
            maxLength={40}
            autoCapitalize="characters"
            enterKeyHint="done"
            onChange={(value) => {
              setTyped(value)
              setError(undefined)
            }}
          />
          <Button
            type="submit"
            onClick={() => (typed.trim() ? use.start(typed.trim()) : undefined)}
          >
            {t('voucher.apply')}
          </Button>
        </form>
      </Band>
      {isKnown ? (
        <VoucherList
          basket={basket}
          used={checkout.promoCode}
          onUse={use.start}
          waiting={waiting}
        />
      ) : (
        waiting
      )}
    </Screen>
  )
}
