import { Link, useLanguage, useMessages } from '@borong/contract'
import { LoadError } from '@borong/patterns/LoadError'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { Notice } from '@borong/ui/Notice'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { useState } from 'react'
import { Band, Screen } from '../shop/Screen.tsx'
import { QuickForm } from './QuickForm.tsx'
import styles from './QuickOrder.module.css'
import { QuickRow } from './QuickRow.tsx'
import type { QuickLine } from './add-scanned.ts'
import { useQuickOrder } from './quick-lines.atoms.ts'
import { Result } from './Result.tsx'
import { Scan } from './Scan.tsx'
import { type Filled, useLinesToCart } from './use-lines-to-cart.ts'
import { useJudgement } from './use-judgement.ts'
import { useScanned } from './use-scanned.ts'

/** F-08: products by their codes. Each line is judged alone; the good ones go into the cart with one write. */
export function QuickOrderScreen() {
  const t = useMessages()
  const { language } = useLanguage()
  const { isKnown, order, change, changeLines, addScanned } = useQuickOrder()
  useScanned(isKnown, addScanned)
  const { lines, leftOut } = order
  const judgement = useJudgement(lines)
  const { judged } = judgement
  const [filled, setFilled] = useState<Filled>()
  const send = useLinesToCart()

  const good = lines.flatMap((line, at) => {
    const one = judged?.[at]
    return one?.product && one.reason === null && one.quantity !== null
      ? [{ line, product: one.product, quantity: one.quantity, subtotal: one.subtotal }]
      : []
  })
  const total = good.reduce((sum, { subtotal }) => sum + subtotal, 0)
  const isJudging = judgement.isFetching
  const replace = (mended: QuickLine) =>
    changeLines((now) => now.map((line) => (line.key === mended.key ? mended : line)))
  async function add() {
    const result = await send(
      good.map(({ product, quantity }) => ({ product_id: product.id, quantity })),
    )
    if (!result) return
    const isIn = new Set(result.added)
    const sent = good.filter(({ product }) => isIn.has(product.id)).map(({ line }) => line)
    setFilled(result)
    change({ leftOut: 0, ...(sent.length === lines.length ? { text: '' } : {}) })
    // A line that was changed meanwhile is another one, and stays.
    changeLines((now) => now.filter((line) => !sent.includes(line)))
  }
  const bar = lines.length > 0 && (
    <div className={styles.bar}>
      <span className={styles.sum}>
        <small className={styles.quiet}>{t('quick.ready', { count: good.length })}</small>
        <b>{rupiah(total, language)}</b>
      </span>
      <Button loading={isJudging} disabled={good.length === 0} onClick={add}>
        {t('quick.toCart')}
      </Button>
    </div>
  )
  return (
    <Screen title={t('quick.title')} bar={bar}>
      {filled && <Result filled={filled} left={lines.length} />}
      {isKnown && lines.length === 0 && (
        <>
          <Band>
            <p>{t('quick.lead')}</p>
            <Link to="/lists">{t('quick.lists')}</Link>
          </Band>
          <QuickForm
            text={order.text}
            onText={(text) => change({ text })}
            onRead={(read) => {
              setFilled(undefined)
              change({
                lines: read.lines.map((line, key) => ({ ...line, key })),
                leftOut: read.leftOut,
              })
            }}
          />
        </>
      )}
      {lines.length > 0 && !judged && judgement.isError && (
        <LoadError error={judgement.error} onRetry={() => judgement.refetch()} />
      )}
      {lines.length > 0 && (
        <Band label={t('quick.lines')}>
          <p role="status">
            {judged
              ? t('quick.counts', {
                  good: good.length,
                  bad: lines.length - good.length,
                  total: lines.length,
                })
              : t('quick.judging', { total: lines.length })}
          </p>
          {leftOut > 0 && <Notice tone="warn">{t('quick.leftOut', { count: leftOut })}</Notice>}
          {!judged && isJudging && <SkeletonRow />}
          {judged && (
            <ul className={styles.rows}>
              {lines.map((line, at) => (
                <QuickRow
                  key={line.key}
                  number={at + 1}
                  line={line}
                  judged={judged[at]}
                  onMend={replace}
                  onRemove={() => changeLines((now) => now.filter(({ key }) => key !== line.key))}
                />
              ))}
            </ul>
          )}
          <p className={styles.quiet}>{t('quick.replaces')}</p>
          <Scan />
          <Button variant="ghost" onClick={() => change({ lines: [], leftOut: 0 })}>
            {t('quick.startOver')}
          </Button>
        </Band>
      )}
    </Screen>
  )
}
