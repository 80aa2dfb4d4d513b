import { Link, unitName, useLanguage, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { rupiah } from '@borong/ui/format/rupiah'
import { IconButton } from '@borong/ui/IconButton'
import { TrashIcon } from '@borong/ui/icons/TrashIcon'
import { TextField } from '@borong/ui/TextField'
import { useCallback, useState } from 'react'
import { productPath } from '../shop/paths.ts'
import { Choices } from './Choices.tsx'
import type { QuickLine } from './add-scanned.ts'
import { QuantityCell } from './QuantityCell.tsx'
import styles from './QuickOrder.module.css'
import type { Judged } from './use-judgement.ts'

interface QuickRowProps {
  number: number
  line: QuickLine
  judged: Judged | undefined
  /** A problem is mended in its form; a quantity that became one is mended where it was typed. */
  isProblem: boolean
  onMend: (line: QuickLine) => void
  onRemove: () => void
}

/** One typed line: its product and amount, or the reason against it with fields to mend it. */
export function QuickRow({ number, line, judged, isProblem, onMend, onRemove }: QuickRowProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const { product, reason, suggestion, subtotal = 0 } = judged ?? {}
  const name = product?.name ?? (line.code || t('quick.line', { number }))
  const changeQuantity = useCallback(
    (quantity: string) => onMend({ ...line, quantity }),
    [line, onMend],
  )
  return (
    <li className={styles.row} data-bad={!!reason || undefined}>
      <span className={styles.number}>{number}</span>
      <div className={styles.words}>
        {product ? (
          <Link className={styles.name} to={productPath(product)}>
            {name}
          </Link>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        <span className={styles.quiet}>
          {product
            ? `${product.code} · ${product.vendor_name}`
            : [line.code, line.quantity].filter(Boolean).join(' · ')}
        </span>
        {reason && <span className={styles.bad}>{reason.message}</span>}
        {reason && suggestion != null && (
          <Button size="small" variant="ghost" onClick={() => changeQuantity(String(suggestion))}>
            {t('quick.use', { quantity: suggestion })}
          </Button>
        )}
      </div>
      {product && !isProblem && (
        <div className={styles.amount}>
          <QuantityCell name={name} value={line.quantity} onChange={changeQuantity} />
          <span className={styles.quiet}>
            × {rupiah(product.unit_price, language)}/{unitName(product.unit_type, language)}
          </span>
          <b>{rupiah(subtotal, language)}</b>
        </div>
      )}
      <IconButton
        label={t('quick.remove', { name, number })}
        icon={<TrashIcon />}
        onClick={onRemove}
      />
      {reason && isProblem && (
        <Mend {...{ number, line, product, reason, onMend }} key={lineKey(line)} />
      )}
    </li>
  )
}

const lineKey = ({ code, quantity }: QuickLine) => `${code};${quantity}`

function Mend({
  number,
  line,
  product,
  reason,
  onMend,
}: Pick<QuickRowProps, 'number' | 'line' | 'onMend'> & Partial<Judged>) {
  const t = useMessages()
  const [code, setCode] = useState(line.code)
  const [quantity, setQuantity] = useState(line.quantity)
  const isChoosable = !product && reason?.code !== 'AGE_UNVERIFIED'
  return (
    <Form
      className={styles.mend}
      aria-label={t('quick.mend', { number })}
      onSubmit={() => onMend({ ...line, code: code.trim(), quantity: quantity.trim() })}
    >
      <div className={styles.fields}>
        <TextField
          label={t('quick.code')}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          value={code}
          onChange={setCode}
        />
        <TextField
          label={t('quick.quantity')}
          type="numeric"
          maxLength={30}
          autoComplete="off"
          value={quantity}
          onChange={setQuantity}
        />
      </div>
      <span className={styles.buttons}>
        <Button type="submit" size="small" variant="secondary">
          {t('quick.checkLine')}
        </Button>
        {reason?.code === 'AGE_UNVERIFIED' && <Link to="/verify-age">{t('cart.verifyAge')}</Link>}
      </span>
      {isChoosable && (
        <Choices
          keyword={line.code}
          isKnown={reason?.code === 'CODE_SEVERAL'}
          onChoose={(chosen) => onMend({ ...line, code: chosen })}
        />
      )}
    </Form>
  )
}
