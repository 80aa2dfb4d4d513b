import { useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { TrashIcon } from '@borong/ui/icons/TrashIcon'
import { lazy, Suspense, useState } from 'react'
import { FaultNotice } from '../parts/FaultNotice.tsx'
import { useOnce } from '../parts/use-once.ts'

const Dialog = lazy(() =>
  import('@borong/ui/Dialog').then((module) => ({ default: module.Dialog })),
)

/** Removes the address, once the buyer has said so twice. */
export function RemoveAddress({
  label,
  onRemove,
}: {
  label: string
  onRemove: () => Promise<void>
}) {
  const t = useMessages()
  const [isAsked, setAsked] = useState<boolean>()
  const remove = useOnce(onRemove)
  const close = () => setAsked(false)
  return (
    <>
      <Button variant="danger" fullWidth icon={<TrashIcon />} onClick={() => setAsked(true)}>
        {t('address.remove')}
      </Button>
      {isAsked !== undefined && (
        <Suspense fallback={null}>
          <Dialog
            open={isAsked}
            onClose={close}
            title={t('address.removeAsk', { label })}
            actions={
              <>
                <Button variant="danger" loading={remove.busy} onClick={remove.start}>
                  {t('address.remove')}
                </Button>
                <Button variant="secondary" onClick={close}>
                  {t('address.keep')}
                </Button>
              </>
            }
          >
            <FaultNotice fault={remove.fault} />
          </Dialog>
        </Suspense>
      )}
    </>
  )
}
