import { remindDeal } from '@borong/api/campaigns'
import { call, requireLogin, toast, useMessages } from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { Button } from '@borong/ui/Button'
import { BellIcon } from '@borong/ui/icons/BellIcon'
import { Notice } from '@borong/ui/Notice'
import { useState } from 'react'

/** Sets a reminder for the start of the next deal. */
export function RemindDeal({ deal }: { deal: { id: string; is_reminded: boolean } }) {
  const t = useMessages()
  const textOf = useErrorText()
  const [requested, setRequested] = useState(false)
  async function remind() {
    if (!requireLogin()) return
    try {
      await call(remindDeal, { params: { id: deal.id } })
      setRequested(true)
    } catch (error) {
      toast(textOf(error), { type: 'error' })
    }
  }
  if (requested || deal.is_reminded) {
    return (
      <Notice tone="success" live={requested}>
        {t('deal.reminded')}
      </Notice>
    )
  }
  return (
    <div>
      <Button variant="secondary" size="small" icon={<BellIcon size={16} />} onClick={remind}>
        {t('deal.remind')}
      </Button>
    </div>
  )
}
