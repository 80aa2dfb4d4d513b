import { readBillNumber } from '@borong/api/rules/bill-number'
import { isApiError, useMessages, type ApiError } from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { useRef, useState } from 'react'
import type { BillKind } from '../parts/bill-kinds.ts'
import { useDraft } from './draft.atoms.ts'
import { useSavedNumbers } from './use-saved-numbers.ts'

const OF_PRODUCT = new Set(['PRODUCT_UNKNOWN', 'PRODUCT_CLOSED', 'CUT_OFF'])
const OF_NUMBER = new Set([
  'NUMBER_INVALID',
  'NUMBER_UNKNOWN',
  'OPERATOR_MISMATCH',
  'BILL_PAID',
  'NO_BILL_YET',
  'ARREARS_FIRST',
  'PAST_DUE',
  'ABOVE_MAXIMUM',
])

/** The part of the form that a refusal is about. */
export function placeOf(error: ApiError): 'number' | 'product' | 'form' {
  if (OF_NUMBER.has(error.reason) || 'number' in error.errors) return 'number'
  return OF_PRODUCT.has(error.reason) ? 'product' : 'form'
}

/** The input of a form with its problems, each beside its field. */
export function useBillForm(kind: BillKind) {
  const t = useMessages()
  const text = useErrorText()
  const { draft, change, choose, isKnown } = useDraft(kind)
  const saved = useSavedNumbers(kind, change)
  const field = useRef<HTMLInputElement>(null)
  const read = readBillNumber(kind, draft.number)
  const number = 'number' in read ? read.number : undefined
  const problem = 'problem' in read ? read.problem : undefined
  const [isTried, setTried] = useState(false)
  // A refusal is shown until the input that it is about has changed.
  const contents = [kind, draft.number, draft.operator, draft.months, draft.products[kind]].join()
  const [refused, setRefused] = useState<{ error: ApiError; contents: string }>()
  const refusal = refused?.contents === contents ? refused.error : undefined
  const errorAt = (place: ReturnType<typeof placeOf>) =>
    refusal && placeOf(refusal) === place ? text(refusal) : undefined
  // The problem of the number when the buyer left the field.
  const [left, setLeft] = useState<typeof problem>()
  // While a number is typed, it is too short.
  const isShown = isTried || !(problem === 'empty' || (problem === 'short' && left !== problem))
  return {
    kind,
    draft,
    isKnown,
    change,
    choose,
    saved,
    field,
    number,
    numberError: problem && isShown ? t(`problem.${problem}`) : errorAt('number'),
    productError: errorAt('product'),
    /** Judges the number, once the press that left its field can't miss a button that the message moves. */
    leaveNumber: () => setTimeout(setLeft, 200, problem),
    isTried,
    formError: errorAt('form'),
    /** Returns whether the number can be used; otherwise shows its problem and focuses the field. */
    checkNumber(): boolean {
      setTried(true)
      if (number) return true
      field.current?.focus()
      return false
    },
    refuse(error: unknown) {
      if (!isApiError(error)) throw error
      setRefused({ error, contents })
      if (placeOf(error) === 'number') field.current?.focus()
    },
    forgive: () => setRefused(undefined),
  }
}

export type BillForm = ReturnType<typeof useBillForm>
