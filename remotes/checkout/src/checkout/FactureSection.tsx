import { useMessages, useSetAtom } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Switch } from '@borong/ui/Switch'
import { useState } from 'react'
import { optionalPart } from '../shop/optional-part.tsx'
import { Band } from '../shop/Screen.tsx'
import { changeDraftAtom } from './draft.ts'
import styles from './FactureSection.module.css'
import { issuersOf } from './shipments.ts'
import type { Checkout } from './use-checkout.ts'

const FactureSheet = optionalPart(
  () => import(/* webpackChunkName: 'sheets' */ './FactureSheet.tsx'),
)

/** Requests a tax invoice for a company. Only sellers registered for VAT (PKP) issue one. */
export function FactureSection({ checkout: { draft, shipments } }: { checkout: Checkout }) {
  const t = useMessages()
  const { facture } = draft
  const issuers = issuersOf(shipments)
  const facture_required = draft.facture_required && issuers.length > 0
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
        hint={
          issuers.length > 0
            ? t('facture.hint', { sellers: issuers.map((issuer) => issuer.vendor_name).join(', ') })
            : t('facture.noIssuer')
        }
        checked={facture_required}
        disabled={issuers.length === 0}
        onChange={want}
      />
      {facture_required && facture && (
        <div className={styles.company}>
          <span>
            <b>{facture.company_name}</b>
            <br />
            {t(`facture.${facture.id_type ?? 'npwp'}`)} {facture.tax_number}
            <br />
            {facture.nitku && (
              <>
                NITKU {facture.nitku}
                <br />
              </>
            )}
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
        <FactureSheet
          onFailure={() => setOpened(false)}
          open={isOpen}
          onClose={() => setOpen(false)}
          onSave={(company) => {
            change({ facture: company, facture_required: true })
            setOpen(false)
          }}
        />
      )}
    </Band>
  )
}
