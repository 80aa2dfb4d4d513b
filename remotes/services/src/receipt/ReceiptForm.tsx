import { complaints } from '@borong/api/complaints'
import { order, orders } from '@borong/api/orders'
import { deliveries, receiveParcel, receipts } from '@borong/api/receipts'
import { call, storedKeys, toast, useMessages, useNavigate, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { FormError } from '@borong/ui/FormError'
import { Notice } from '@borong/ui/Notice'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { TextArea } from '@borong/ui/TextArea'
import { Documents } from '../application/Documents.tsx'
import { CountFields } from './CountFields.tsx'
import styles from './Receipt.module.css'
import { countsOf, useReceiptDraft } from './receipt-draft.ts'
import type { ReceiptParcel } from './receipt.data.ts'

const keys = storedKeys('services.receipt-keys')

interface ReceiptFormProps {
  orderId: string
  parcel: ReceiptParcel
  /** The page to return to, when the receiver may not open the order. */
  list: string | undefined
}

/** The counts of one parcel, with a note and photos. Damaged and missing goods lead to the complaint. */
export function ReceiptForm({ orderId, parcel, list }: ReceiptFormProps) {
  const t = useMessages()
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const { parcel_id } = parcel
  const { draft, change, clear } = useReceiptDraft(parcel_id)
  const { typed, note, photos } = draft
  const lines = parcel.lines.flatMap((line) => {
    const counts = countsOf(line, typed[line.id])
    return counts && counts.received + counts.damaged + counts.missing > 0
      ? [{ id: line.id, ...counts }]
      : []
  })
  const hasProblem = lines.some(({ damaged, missing }) => damaged + missing > 0)
  const send = useSubmit(
    async () => {
      const file_ids = photos.map(({ id }) => id)
      const body = { lines, note: note.trim(), file_ids }
      const { result } = await keys.once(JSON.stringify({ parcel_id, ...body }), (key) =>
        call(receiveParcel, { params: { orderId, parcelId: parcel_id }, body: { ...body, key } }),
      )
      clear()
      void invalidate(order, orders, receipts, deliveries, complaints)
      const canComplain = hasProblem && result.state === 'delivered'
      toast(t(result.state === 'shipped' ? 'receipt.partly' : 'receipt.done'), { type: 'success' })
      return canComplain
    },
    {
      leave: (canComplain) => {
        const path = list ?? `/transaction/${orderId}`
        return navigate(canComplain && !list ? `${path}/complain?parcel=${parcel_id}` : path, {
          replace: true,
        })
      },
    },
  )
  return (
    <Form submit={send} onSubmit={() => send.start()}>
      <Band>
        <SectionHeader title={parcel.vendor_name} />
        <div className={styles.fields}>
          {parcel.lines.map((line) => (
            <CountFields
              key={line.id}
              line={line}
              typed={typed[line.id]}
              onChange={(part) =>
                change({ typed: { ...typed, [line.id]: { ...typed[line.id], ...part } } })
              }
            />
          ))}
          <FormError>{lines.length === 0 && t('receipt.error.none')}</FormError>
          <TextArea
            label={t('receipt.note')}
            value={note}
            onChange={(text) => change({ note: text })}
            maxLength={500}
            rows={2}
          />
          <Documents
            files={photos}
            onChange={(files) => change({ photos: files })}
            hint={t('receipt.photo')}
            accept="image/jpeg,image/png,image/webp"
          />
          {hasProblem && (
            <Notice tone="info">{t(list ? 'receipt.problemTold' : 'receipt.problem')}</Notice>
          )}
          <ErrorNotice
            error={send.error}
            action={
              send.error?.reason === 'RECEIPT_TOO_LARGE' && (
                <Button
                  variant="ghost"
                  size="small"
                  onClick={() => {
                    change({ typed: {} })
                    send.reset()
                    void invalidate(receipts)
                  }}
                >
                  {t('receipt.reload')}
                </Button>
              )
            }
          />
          {send.error?.kind === 'network' && <Notice tone="warn">{t('receipt.offline')}</Notice>}
          <Button type="submit" fullWidth loading={send.busy}>
            {t('receipt.send')}
          </Button>
        </div>
      </Band>
    </Form>
  )
}
