import { requireLogin, toast, useMessages } from '@borong/contract'
import { useState } from 'react'
import type { BillForm } from '../form/use-bill-form.ts'
import type * as confirmSheet from './ConfirmSheet.tsx'
import type { Purchase } from './purchase.ts'

/** Opens the confirmation of a form's purchase. Its code is loaded with the first one. */
export function useConfirm(form: BillForm) {
  const t = useMessages()
  const [sheet, setSheet] = useState<typeof confirmSheet>()
  const [purchase, setPurchase] = useState<Purchase>()
  async function confirm(requested: Purchase | undefined) {
    if (!requested || !requireLogin()) return
    form.forgive()
    try {
      // One chunk for both sheets: most of their parts are the same.
      const loaded = sheet ?? (await import(/* webpackChunkName: "confirm" */ './ConfirmSheet.tsx'))
      setSheet(loaded)
      setPurchase(requested)
    } catch {
      toast(t('query.network'), { type: 'error', id: 'confirm' })
    }
  }
  return {
    confirm,
    sheet: sheet && purchase && (
      <sheet.ConfirmSheet
        purchase={purchase}
        onClose={() => setPurchase(undefined)}
        onRefused={(error) => {
          setPurchase(undefined)
          form.refuse(error)
        }}
      />
    ),
  }
}
