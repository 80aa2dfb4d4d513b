import { inquireBill } from '@borong/api/billing'
import { atom, call, requireLogin, useAtom, useSubmit } from '@borong/contract'
import type { Inquiry } from '../parts/bill-kinds.ts'
import type { BillForm } from './use-bill-form.ts'

// In memory: the owner's name is not stored in the browser. The way back from a payment finds it again.
const lastAtom = atom<{ contents: string; inquiry: Inquiry } | undefined>(undefined)

/** Asks the biller for the owner and the amount of the typed number. */
export function useInquiry(form: BillForm, product: string | undefined) {
  const { kind, draft, number, refuse } = form
  const [last, setLast] = useAtom(lastAtom)
  // The owner of a meter is the same for each nominal.
  const contents = [kind, number, draft.months, kind === 'token' ? '' : product].join()
  const checking = useSubmit(async () => {
    if (!form.checkNumber() || !number || !product || !requireLogin()) return
    form.forgive()
    try {
      const body = { product, number, months: draft.months }
      const { result } = await call(inquireBill, { body })
      setLast({ contents, inquiry: result })
    } catch (error) {
      refuse(error)
    }
  })
  return {
    inquiry: number && last?.contents === contents ? last.inquiry : undefined,
    check: () => checking.start(),
    isChecking: checking.busy,
  }
}
