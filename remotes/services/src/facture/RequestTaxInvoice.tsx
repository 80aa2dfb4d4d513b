import { order as orderCall, orders, requestTaxInvoice } from '@borong/api/orders'
import { isEmail } from '@borong/api/rules/email'
import { taxDigits, taxNumberFault } from '@borong/api/rules/tax-number'
import {
  call,
  Link,
  toast,
  useLanguage,
  useNavigate,
  useSubmit,
  type Reply,
} from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { longDate } from '@borong/ui/format/moment'
import { ListRow } from '@borong/ui/ListRow'
import { Notice } from '@borong/ui/Notice'
import { SkeletonText } from '@borong/ui/Skeleton'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import { useRecipient } from './use-recipient.ts'
import styles from '../receipt/Receipt.module.css'
import { useFactureMessages } from './use-facture-messages.ts'

type Order = Reply<typeof orderCall>['data']

/** The recipient of the tax invoices, and the email address that sellers send them to. */
export function RequestTaxInvoice({ order, until }: { order: Order; until: string }) {
  const t = useFactureMessages()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const recipient = useRecipient(order.business?.company_id ?? null)
  const [typed, setTyped] = useState<string>()
  const email = typed ?? recipient?.email ?? ''
  const send = useSubmit(
    async () => {
      const { company_name, tax_number, id_type, nitku, company_address } = recipient!
      await call(requestTaxInvoice, {
        params: { orderId: order.id },
        body: {
          company_name,
          tax_number: taxDigits(tax_number),
          id_type,
          nitku: taxDigits(nitku),
          company_address,
          email: email.trim(),
        },
      })
      void invalidate(orderCall, orders)
      toast(t('facture.done'), { type: 'success' })
    },
    { leave: () => navigate(`/transaction/${order.id}`, { replace: true }) },
  )
  if (!recipient) return <SkeletonText lines={5} />
  const isComplete =
    recipient.company_name.trim() !== '' &&
    recipient.company_address.trim() !== '' &&
    taxNumberFault(recipient.tax_number) === undefined
  const sellers = order.parcels
    .filter(({ is_pkp, state }) => is_pkp && state !== 'cancelled')
    .map(({ vendor_name }) => vendor_name)
  return (
    <Form submit={send} onSubmit={() => send.start()}>
      <div className={styles.fields}>
        <ListRow
          title={recipient.company_name || t('facture.company')}
          detail={
            <>
              {t(`facture.${recipient.id_type}`)} {recipient.tax_number || '–'}
              <br />
              {recipient.nitku && (
                <>
                  NITKU {recipient.nitku}
                  <br />
                </>
              )}
              {recipient.company_address}
            </>
          }
        />
        <p className={styles.quiet}>
          {t('facture.until', { sellers: sellers.join(', '), day: longDate(until, language) })}
        </p>
        {isComplete ? (
          <>
            <TextField
              label={t('facture.email')}
              type="email"
              value={email}
              onChange={setTyped}
              invalid={!isEmail(email.trim()) && t('facture.emailWrong')}
              maxLength={120}
              autoComplete="email"
            />
            <ErrorNotice error={send.error} />
            <Button type="submit" fullWidth loading={send.busy}>
              {t('facture.send')}
            </Button>
          </>
        ) : (
          <Notice
            tone="warn"
            action={
              recipient.editPath && (
                <Button variant="ghost" size="small" link={<Link to={recipient.editPath} />}>
                  {t('facture.complete')}
                </Button>
              )
            }
          >
            {t(order.business?.company_id ? 'facture.companyIncomplete' : 'facture.incomplete')}
          </Notice>
        )}
      </div>
    </Form>
  )
}
