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
import { LoadError } from '@borong/patterns/LoadError'
import { useErrorText } from '@borong/patterns/use-error-text'
import { LoadMore } from '@borong/patterns/LoadMore'
import { Button } from '@borong/ui/Button'
import { CopyButton } from '@borong/ui/CopyButton'
import { EmptyState } from '@borong/ui/EmptyState'
import { TicketIcon } from '@borong/ui/icons/TicketIcon'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { TextField } from '@borong/ui/TextField'
import { withoutRepeats } from '@borong/ui/without-repeats'
import { useState, type SyntheticEvent } from 'react'
import { changeDraftAtom, draftAtom } from '../checkout/draft.ts'
import { useCheckout } from '../checkout/use-checkout.ts'
import { useRemoveVoucher } from '../checkout/use-remove-voucher.ts'
import { checkCode } from '../checkout/voucher-query.ts'
import { itemsOf } from '../shop/orderable.ts'
import { Band, Screen } from '../shop/Screen.tsx'
import styles from './InputVoucherScreen.module.css'
import { useVouchers } from './use-vouchers.ts'
import { VoucherCard } from './VoucherCard.tsx'

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
  const reset = useRemoveVoucher()
  const track = useTrack()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const basket = { cartId: state.cart.id, items, paymentId: draft.payment_id }
  const list = useVouchers({ items, ...(draft.payment_id ? { payment_id: draft.payment_id } : {}) })

  const use = useSubmit(
    async (code: string) => {
      setError(undefined)
      const { result } = await checkCode({ ...basket, code })
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
  const isLoading = state.status !== 'ready' || (list.isPending && items.length > 0)
  const vouchers = withoutRepeats(
    list.data?.pages.map(({ data }) => data.items) ?? [],
    ({ id }) => id,
  )
  const own = list.data?.pages[0]?.data.referral_code
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
      {list.isError && !list.data && (
        <LoadError error={list.error} onRetry={() => list.refetch()} />
      )}
      {isLoading && (
        <Loading>
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      )}
      {!isLoading && !list.isError && vouchers.length === 0 && (
        <Band>
          <EmptyState
            icon={<TicketIcon size={32} />}
            title={t(items.length > 0 ? 'voucher.none' : 'checkout.empty')}
          />
        </Band>
      )}
      {vouchers.map((voucher) => (
        <VoucherCard
          key={voucher.id}
          voucher={voucher}
          isUsed={voucher.code === draft.promo_code}
          onUse={() => use.start(voucher.code)}
          onTakeBack={reset}
        />
      ))}
      {list.hasNextPage && (
        <Band>
          <LoadMore pages={list} />
        </Band>
      )}
      {own && (
        <Band label={t('voucher.own')}>
          <SectionHeader title={t('voucher.own')} />
          <div className={styles.own}>
            <b>{own}</b>
            <CopyButton
              text={own}
              label={t('copy.referral')}
              copiedLabel={t('copy.done')}
              failedLabel={t('copy.failed')}
            >
              {t('copy.word')}
            </CopyButton>
          </div>
          <p className={styles.hint}>{t('voucher.ownHint')}</p>
        </Band>
      )}
    </Screen>
  )
}
