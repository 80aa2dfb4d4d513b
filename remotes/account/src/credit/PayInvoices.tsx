import { later } from '@borong/contract'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Suspense } from 'react'
import type { Invoice } from './credit.ts'

const PayForm = later(() => import(/* webpackChunkName: 'credit-forms' */ './PayForm.tsx'))

interface PayInvoicesProps {
  invoices: readonly Pick<Invoice, 'number' | 'open'>[]
}

/** The form that pays invoices together. Its code loads when there is an invoice to pay. */
export const PayInvoices = ({ invoices }: PayInvoicesProps) => (
  <Suspense fallback={<SkeletonRow />}>
    <PayForm invoices={invoices} />
  </Suspense>
)
