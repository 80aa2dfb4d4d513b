import { cancelGoods, cancellations } from '@borong/api/cancellations'
import { order, orders } from '@borong/api/orders'
import { call, toast, useLanguage, useNavigate, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { rupiah } from '@borong/ui/format/rupiah'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import { ConfirmPrompt } from '@borong/patterns/ConfirmPrompt'
import { adoptEarlierKeys, cancellationKeys } from './cancellation-keys.ts'
import styles from './Change.module.css'
import type { ChangeLine, ChangeParcel } from './change.data.ts'
import { LineField } from './LineField.tsx'
import { readRest } from './read-rest.ts'
import { Refund } from './Refund.tsx'
import { useChangeMessages } from './use-change-messages.ts'

interface ChangeFormProps {
  orderId: string
  parcels: readonly ChangeParcel[]
  /** The goods have changed meanwhile. */
  onStale: () => void
}

/** The rest of each line, what comes back for it, and the cancellation after a confirmation. */
export function ChangeForm({ orderId, parcels, onStale }: ChangeFormProps) {
  const t = useChangeMessages()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [reason, setReason] = useState('')
  const [isConfirming, setConfirming] = useState(false)
  const all = parcels.flatMap(({ lines }) => lines)
  const restOf = (line: ChangeLine) => readRest(typed[line.id], line)
  const lines = all.flatMap((line) => {
    const { quantity } = restOf(line)
    return quantity === undefined || quantity === line.quantity
      ? []
      : [{ id: line.id, quantity, seen: line.quantity }]
  })
  const isWrong = all.some((line) => restOf(line).fault !== undefined)
  const cancelAll = (some: readonly ChangeLine[]) => {
    setConfirming(false)
    setTyped((before) => ({
      ...before,
      ...Object.fromEntries(some.map(({ id }) => [id, '0'])),
    }))
  }
  const send = useSubmit(
    async () => {
      const body = { lines, reason: reason.trim() }
      adoptEarlierKeys()
      const { result } = await cancellationKeys.once(JSON.stringify({ orderId, ...body }), (key) =>
        call(cancelGoods, { params: { orderId }, body: { ...body, key } }),
      )
      toast(t('change.done', { amount: rupiah(result.amount, language) }), { type: 'success' })
      void invalidate(order, orders, cancellations)
    },
    { leave: () => navigate(`/transaction/${orderId}`, { replace: true }) },
  )
  const isStale = send.error?.reason === 'GOODS_CHANGED' || send.error?.reason === 'GOODS_PACKED'
  const change = (id: string, value: string) => {
    send.reset()
    setConfirming(false)
    setTyped((before) => ({ ...before, [id]: value }))
  }
  return (
    <Form submit={send} onSubmit={() => lines.length > 0 && setConfirming(true)}>
      {parcels.map((parcel) => (
        <Band key={parcel.parcel_id}>
          <SectionHeader
            title={parcel.vendor_name}
            aside={
              <Button variant="ghost" size="small" onClick={() => cancelAll(parcel.lines)}>
                {parcels.length > 1 ? t('change.allOfSeller') : t('change.all')}
              </Button>
            }
          />
          <div className={styles.fields}>
            {parcel.lines.map((line) => (
              <LineField
                key={line.id}
                line={line}
                value={typed[line.id] ?? String(line.quantity)}
                onChange={(value) => change(line.id, value)}
              />
            ))}
          </div>
        </Band>
      ))}
      <Band>
        <div className={styles.fields}>
          <TextField
            label={t('change.reason')}
            value={reason}
            onChange={setReason}
            maxLength={200}
          />
          {lines.length > 0 && !isWrong && <Refund orderId={orderId} lines={lines} />}
          {lines.length === 0 && <p className={styles.quiet}>{t('change.unchanged')}</p>}
          {isConfirming ? (
            <ConfirmPrompt
              title={t('change.confirm')}
              yes={t('change.yes')}
              no={t('change.no')}
              isBusy={send.busy}
              isDanger
              onYes={() => send.start()}
              onNo={() => setConfirming(false)}
              failure={
                send.error && (
                  <ErrorNotice
                    error={send.error}
                    action={
                      isStale && (
                        <Button variant="ghost" size="small" onClick={onStale}>
                          {t('change.reload')}
                        </Button>
                      )
                    }
                  />
                )
              }
            >
              <p>{t('change.confirmText')}</p>
            </ConfirmPrompt>
          ) : (
            <Button type="submit" variant="danger" fullWidth disabled={lines.length === 0}>
              {t('change.send')}
            </Button>
          )}
        </div>
      </Band>
    </Form>
  )
}
