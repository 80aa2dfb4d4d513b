import { billReceipt, cancelBill } from '@borong/api/billing'
import { call, Link, toast, useConfig, useMessages } from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { downloadBlob } from '@borong/ui/download-blob'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { phoneLink } from '@borong/ui/format/phone-link'
import { DownloadIcon } from '@borong/ui/icons/DownloadIcon'
import { PhoneIcon } from '@borong/ui/icons/PhoneIcon'
import { useDraft } from '../form/draft.atoms.ts'
import { isOpen, PAGES, type Bill } from '../parts/bill-kinds.ts'

interface BillActionsProps {
  bill: Bill
  /** The bill is a copy from this browser, without a connection. */
  isStored: boolean
  onReload: () => Promise<unknown>
}

/** The next steps of a transaction: receipt, buying again, cancelling, help. */
export function BillActions({ bill, isStored, onReload }: BillActionsProps) {
  const t = useMessages()
  const text = useErrorText()
  const { supportPhone } = useConfig()
  const { change } = useDraft(bill.kind)
  const attempt = async (run: () => Promise<unknown>) => {
    try {
      await run()
    } catch (error) {
      toast(text(error), { type: 'error', id: 'bill' })
    }
  }
  const download = () =>
    attempt(async () => {
      const file: unknown = await call(billReceipt, { params: { serial: bill.serial } })
      if (file instanceof Blob) downloadBlob(file, `struk-${bill.serial}.pdf`)
    })
  const cancel = () =>
    attempt(async () => {
      try {
        await call(cancelBill, { params: { serial: bill.serial } })
      } finally {
        await onReload()
      }
    })
  const { kind, number, months, product_code: code } = bill
  return (
    <Band label={t('transaction.actions')}>
      {bill.has_receipt && !isStored && (
        <Button variant="secondary" fullWidth icon={<DownloadIcon size={18} />} onClick={download}>
          {t('transaction.receipt')}
        </Button>
      )}
      {bill.can_cancel && !isStored && (
        <Button variant="secondary" fullWidth onClick={cancel}>
          {t('transaction.cancel')}
        </Button>
      )}
      {!isOpen(bill) && (
        <Button
          variant="secondary"
          fullWidth
          link={
            <Link
              to={PAGES[kind]}
              onClick={() =>
                change({ number, operator: '', region: '', months, products: { [kind]: code } })
              }
            />
          }
        >
          {t('transaction.again')}
        </Button>
      )}
      {bill.batch_serial && (
        <Button variant="ghost" fullWidth link={<Link to={`/billing/bulk/${bill.batch_serial}`} />}>
          {t('transaction.toBatch')}
        </Button>
      )}
      <Button variant="ghost" fullWidth link={<Link to="/billing/history" />}>
        {t('history.title')}
      </Button>
      {supportPhone && (
        <Button
          variant="ghost"
          fullWidth
          icon={<PhoneIcon size={18} />}
          link={<a href={phoneLink(supportPhone)}>{supportPhone}</a>}
        >
          {t('transaction.help', { phone: supportPhone })}
        </Button>
      )}
    </Band>
  )
}
