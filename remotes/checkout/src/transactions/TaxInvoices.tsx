import { Link, useLanguage, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { longDate, moment } from '@borong/ui/format/moment'
import { PhotoLink } from '../complaints/PhotoLink.tsx'
import { Band } from '../shop/Screen.tsx'
import type { Order } from '../thank-you/stored-order.ts'
import styles from './TaxInvoices.module.css'

/** The tax invoice that can be requested, or the requested one: for whom, and the files that sellers have uploaded. */
export function TaxInvoices({ order }: { order: Order }) {
  const t = useMessages()
  const { language } = useLanguage()
  const { facture, tax_invoices = [] } = order
  const of = (field: string) => String(facture?.[field] ?? '')
  return (
    <Band label={t('facture.title')}>
      <SectionHeader title={t('facture.title')} />
      {facture && (
        <p className={styles.company}>
          <b>{of('company_name')}</b>
          <br />
          {t(`facture.${of('id_type') === 'nik' ? 'nik' : 'npwp'}`)} {of('tax_number')}
          {of('nitku') && (
            <>
              <br />
              NITKU {of('nitku')}
            </>
          )}
        </p>
      )}
      {order.facture_until && (
        <>
          <p>{t('facture.until', { day: longDate(order.facture_until, language) })}</p>
          <Button
            variant="ghost"
            size="small"
            link={<Link to={`/transaction/${order.id}/tax-invoice`} />}
          >
            {t('facture.want')}
          </Button>
        </>
      )}
      {facture && tax_invoices.length === 0 && <p>{t('facture.notIssued')}</p>}
      {tax_invoices.map(({ number, vendor_name, issued_at, file }) => (
        <div key={file.id} className={styles.invoice}>
          <p>
            {vendor_name} · {moment(issued_at, language)}
            <br />
            {t('facture.number', { number })}
          </p>
          <PhotoLink photo={file} />
        </div>
      ))}
    </Band>
  )
}
