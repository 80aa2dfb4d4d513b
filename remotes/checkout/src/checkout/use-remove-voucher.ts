import { useAtomValue, useSetAtom, useTrack } from '@borong/contract'
import { draftAtom, takeBackVoucherAtom } from './draft.ts'

/** Removes the voucher from the draft. */
export function useRemoveVoucher(): () => void {
  const track = useTrack()
  const { promo_code: code } = useAtomValue(draftAtom)
  const remove = useSetAtom(takeBackVoucherAtom)
  return () => {
    track({ name: 'voucher_removed', fields: { code } })
    remove()
  }
}
