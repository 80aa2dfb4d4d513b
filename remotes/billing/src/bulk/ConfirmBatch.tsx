import { walletBalances, walletData } from '@borong/api/wallet'
import { bills, billsDue } from '@borong/api/billing'
import { userProfile } from '@borong/api/users'
import {
  callQuery,
  Link,
  useLanguage,
  useMessages,
  useNavigate,
  useQuery,
  useSubmit,
  Widget,
  type ApiError,
} from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { Button } from '@borong/ui/Button'
import { DescriptionList } from '@borong/ui/DescriptionList'
import { rupiah } from '@borong/ui/format/rupiah'
import { Notice } from '@borong/ui/Notice'
import { PIN_LENGTH } from '@borong/ui/PinField'
import { Sheet } from '@borong/ui/Sheet'
import { useState } from 'react'
import styles from '../confirm/ConfirmSheet.module.css'
import { WalletPin } from '../confirm/WalletPin.tsx'
import { OwnerField } from '../owner/OwnerField.tsx'
import { useOwner } from '../owner/use-owner.ts'
import type { BillKind } from '../parts/bill-kinds.ts'
import { expectPaid } from '../parts/bill-paid.ts'
import { payBatch } from './pay-batch.ts'
import type { TypedRow } from './read-rows.ts'
import type { Check } from './use-checks.ts'

/** Bills can't be paid on credit terms. */
const LATER = ['borong_plus_partner']

type RowProblem = readonly [TypedRow, { code: string; message: string }]

interface ConfirmBatchProps {
  kind: BillKind
  rows: readonly { row: TypedRow; check: Check }[]
  total: number
  onClose: () => void
  onPaid: () => void
  /** Rows that have changed since they were checked, each with its problem. */
  onRowsRefused: (problems: readonly RowProblem[]) => void
}

/** One payment for all good rows; its button names the amount. */
export function ConfirmBatch(props: ConfirmBatchProps) {
  const { kind, rows, total, onClose, onPaid, onRowsRefused } = props
  const t = useMessages()
  const text = useErrorText()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const profile = useQuery(callQuery(userProfile))
  const [paymentId, choose] = useState('')
  const [pin, setPin] = useState('')
  const [notice, setNotice] = useState<string>()
  const [again, setAgain] = useState(false)
  const [isException, setException] = useState(false)
  const owner = useOwner()
  const isWallet = paymentId === 'wallet'
  const needsPin = isWallet && profile.data?.result.has_pin === false
  const amount = rupiah(total, language)

  const paying = useSubmit(pay, {
    leave: (serial) => serial && navigate(`/billing/bulk/${serial}`),
    onError: refuse,
  })

  async function confirm() {
    if (!owner.isKnown) return
    if (!paymentId) return setNotice(t('confirm.choosePayment'))
    if (needsPin) return
    if (isWallet && pin.length < PIN_LENGTH) return setNotice(t('confirm.typePin'))
    setNotice(undefined)
    await paying.start()
  }

  async function pay() {
    const paid = await payBatch({
      kind,
      ...owner.fields,
      payment_id: paymentId,
      again,
      ...(isException ? { budget_exception: true } : {}),
      ...(isWallet ? { pin } : {}),
      rows: rows.map(({ row, check }) => ({
        product: check.product_code!,
        number: check.number!,
        months: row.months,
        price: check.price!,
        ...(check.inquiry_id === null ? {} : { inquiry_id: check.inquiry_id }),
      })),
    })
    if (paid.state !== 'created') {
      if (paid.state === 'unknown') setNotice(t('confirm.again.unknown'))
      else refuse(paid.error)
      return null
    }
    expectPaid(paid.batch.bills)
    void invalidate(bills, billsDue, walletBalances, walletData)
    onPaid()
    return paid.batch.serial
  }

  function refuse(error: ApiError) {
    if (error.reason.startsWith('PIN_')) setPin('')
    if (error.reason === 'BUDGET_EXCEEDED' && mayExceed(error)) {
      setException(true)
      return setNotice(`${text(error)} ${t('confirm.again.exception')}`)
    }
    if (error.reason !== 'ROWS_REFUSED') return setNotice(text(error))
    const refused = refusedRows(error)
    if (refused.length === 0) return setNotice(text(error))
    if (refused.every(({ code }) => code === 'SAME_AGAIN')) {
      setAgain(true)
      return setNotice(t('bulk.same', { count: refused.length }))
    }
    onRowsRefused(
      refused.flatMap(({ index, code, message }): RowProblem[] => {
        const found = rows[index]
        return found ? [[found.row, { code, message }]] : []
      }),
    )
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={t('confirm.title')}
      closeLabel={t('close')}
      action={
        <div className={styles.foot}>
          {needsPin ? (
            <Notice
              tone="warn"
              live
              action={
                <Button variant="ghost" size="small" link={<Link to="/profile/pin" />}>
                  {t('confirm.setPin')}
                </Button>
              }
            >
              {t('confirm.noPin')}
            </Notice>
          ) : (
            isWallet && <WalletPin value={pin} onChange={setPin} error={undefined} />
          )}
          {notice && (
            <Notice tone={again ? 'warn' : 'error'} live>
              {notice}
            </Notice>
          )}
          <Button fullWidth onClick={confirm}>
            {isException
              ? t('confirm.askApproval', { amount })
              : t(again ? 'confirm.payAgain' : 'confirm.pay', { amount })}
          </Button>
        </div>
      }
    >
      <div className={styles.content}>
        <DescriptionList
          facts={[
            [t('bulk.kind'), t(`kind.${kind}.title`)],
            [t('bulk.rows'), t('bulk.toPay', { count: rows.length })],
            [t('fact.total'), amount, true],
          ]}
        />
        <OwnerField owner={owner} />
        <div className={styles.methods}>
          <Widget
            name="checkout/payment-methods"
            amount={total}
            value={paymentId}
            onChange={(choice: { payment_id: string } | null) => choose(choice?.payment_id ?? '')}
            wallet
            company={owner.companyId}
            without={LATER}
            fallback={<Notice tone="error">{t('confirm.noMethods')}</Notice>}
          />
        </div>
      </div>
    </Sheet>
  )
}

const mayExceed = ({ body }: ApiError) =>
  (body as { data?: { exception?: boolean } }).data?.exception

interface RefusedRow {
  index: number
  code: string
  message: string
}

function refusedRows(error: ApiError): RefusedRow[] {
  const { data } = error.body as { data?: { rows?: RefusedRow[] } }
  return data?.rows ?? []
}
