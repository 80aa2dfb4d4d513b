import { useAtomValue, useMessages, useSetAtom } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Switch } from '@borong/ui/Switch'
import { lazy, Suspense, useState } from 'react'
import { Band } from '../shop/Screen.tsx'
import { changeDraftAtom, draftAtom } from './draft.ts'
import styles from './FactureBand.module.css'

const FactureSheet = lazy(() => import('./FactureSheet.tsx'))

/** Whether the buyer wants a tax invoice, and for which company. */
export function FactureBand() {
  const t = useMessages()
  const { facture, facture_required } = useAtomValue(draftAtom)
  const change = useSetAtom(changeDraftAtom)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const open = () => {
    setOpen(true)
    setOpened(true)
  }
  const want = (isWanted: boolean) => {
    change({ facture_required: isWanted && facture !== null })
    if (isWanted && !facture) open()
  }
  return (
    <Band label={t('facture.title')}>
      <Switch
        label={t('facture.want')}
        hint={t('facture.hint')}
        checked={facture_required}
        onChange={want}
      />
      {facture_required && facture && (
        <div className={styles.company}>
          <span>
            <b>{facture.company_name}</b>
            <br />
            NPWP/NIK {facture.tax_number}
            <br />
            {facture.company_address}
            <br />
            {facture.email}
          </span>
          <Button variant="ghost" size="small" onClick={open}>
            {t('facture.change')}
          </Button>
        </div>
      )}
      {wasOpened && (
        <Suspense>
          <FactureSheet
            open={isOpen}
            onClose={() => setOpen(false)}
            onSave={(company) => {
              change({ facture: company, facture_required: true })
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </Band>
  )
}
