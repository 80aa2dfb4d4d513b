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
  async function confirm(asked: Purchase | undefined) {
    if (!asked || !requireLogin()) return
    form.forgive()
    try {
      const loaded = sheet ?? (await import('./ConfirmSheet.tsx'))
      setSheet(loaded)
      setPurchase(asked)
    } catch {
      toast(t('failure.network'), { type: 'error', id: 'confirm' })
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
