import { call, isFault, requireLogin, toast, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { BellIcon } from '@borong/ui/icons/BellIcon'
import { Notice } from '@borong/ui/Notice'
import { useState } from 'react'

/** Asks to be told when the next deal begins. */
export function RemindDeal({ id }: { id: string }) {
  const t = useMessages()
  const [reminded, setReminded] = useState(false)
  async function remind() {
    if (!requireLogin()) return
    try {
      await call('remindDeal', { params: { id } })
      setReminded(true)
    } catch (error) {
      toast(isFault(error) ? error.message : t('failure.text'), { type: 'error' })
    }
  }
  if (reminded) {
    return (
      <Notice tone="success" live>
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
