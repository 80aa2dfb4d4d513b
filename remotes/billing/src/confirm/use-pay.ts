import { walletBalances, walletData } from '@borong/api/wallet'
import {
  bill as billCall,
  inquireBill,
  bills,
  billsDue,
  billNumbers,
  billProducts,
} from '@borong/api/billing'
import {
  call,
  callQuery,
  useNavigate,
  useQueryClient,
  useSubmit,
  type ApiError,
} from '@borong/contract'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { useState } from 'react'
import { expectPaid } from '../parts/bill-paid.ts'
import { billKeys } from './bill-keys.ts'
import { payBill } from './pay-bill.ts'
import { contentsOf, type Purchase } from './purchase.ts'

/** Why the buyer has to confirm again. */
type Again = 'price' | 'same' | 'checked' | 'unknown' | 'exception'

/** Sends a purchase, and follows its outcome: to the transaction, or back to the buyer's confirmation. */
export function usePay(
  first: Purchase,
  owner: { company_id?: string; cost_centre_id?: string },
  onRefused: (error: ApiError) => void,
) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const [purchase, setPurchase] = useState(first)
  const [again, setAgain] = useState<Again>()
  const [earlier, setEarlier] = useState<string>()
  const [refusal, setRefusal] = useState<ApiError>()
  const contents = contentsOf(first)
  // One key for this confirmation, also when another tab has finished the same purchase meanwhile.
  const [key] = useState(() => billKeys.keyFor(contents))

  async function send(paymentId: string, pin: string) {
    const { product, number, months, inquiry, price } = purchase
    setRefusal(undefined)
    const paid = await payBill(
      {
        key,
        product: product.code,
        number,
        months,
        price,
        ...owner,
        payment_id: paymentId,
        again: again === 'same',
        ...(again === 'exception' ? { budget_exception: true } : {}),
        ...(inquiry ? { inquiry_id: inquiry.id } : {}),
        ...(paymentId === 'wallet' ? { pin } : {}),
      },
      contents,
    )
    if (paid.state === 'unknown') {
      setAgain('unknown')
      return null
    }
    if (paid.state === 'refused') {
      await follow(paid.error)
      return null
    }
    const { bill } = paid
    expectPaid([bill])
    const { queryKey } = callQuery(billCall, { params: { serial: bill.serial } })
    queries.setQueryData(queryKey, { result: bill })
    void invalidate(bills, billsDue, billNumbers, walletBalances, walletData)
    return bill.serial
  }

  async function follow(error: ApiError) {
    const { data } = error.body as {
      data?: { price?: number; serial?: string; exception?: boolean }
    }
    if (error.reason === 'SAME_AGAIN') {
      setEarlier(data?.serial)
      return setAgain('same')
    }
    if (error.reason === 'INQUIRY_STALE') return await checkAgain()
    if (error.reason === 'PRICE_CHANGED') {
      void invalidate(billProducts)
      // A bill's new amount comes from a new inquiry.
      if (purchase.inquiry?.price != null) return await checkAgain()
      if (data?.price !== undefined) {
        setPurchase({ ...purchase, price: data.price })
        return setAgain('price')
      }
    }
    if (error.reason === 'BUDGET_EXCEEDED' && data?.exception) setAgain('exception')
    if (error.reason === 'BILL_OPEN') setEarlier(data?.serial)
    refuse(error)
  }

  function refuse(error: ApiError) {
    setRefusal(error)
    onRefused(error)
  }

  async function checkAgain() {
    const { product, number, months, price } = purchase
    const body = { product: product.code, number, months }
    const { result } = await call(inquireBill, { body })
    const now = result.price ?? price
    setPurchase({ ...purchase, inquiry: result, price: now })
    setAgain(now === price ? 'checked' : 'price')
  }

  const { start: pay } = useSubmit(send, {
    leave: (serial) => serial && navigate(`/billing/transaction/${serial}`),
    onError: refuse,
  })

  return { purchase, again, earlier, refusal, pay }
}
