import { Link, toast, useLanguage, useMessages, useNavigate, useSubmit } from '@borong/contract'
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
import { type QuickLine, withTyped } from './add-scanned.ts'
import { useQuickOrder } from './quick-lines.atoms.ts'
import { Result } from './Result.tsx'
import { Scan } from './Scan.tsx'
import { type Filled, useLinesToCart } from './use-lines-to-cart.ts'
import { useJudgement } from './use-judgement.ts'
import { usePasted } from './use-pasted.ts'
import { useProblems } from './use-problems.ts'
import { useScanned } from './use-scanned.ts'

/** F-08: products by their codes. Each line is judged alone; the good ones go into the cart with one write. */
export function QuickOrderScreen() {
  const t = useMessages()
  const { language } = useLanguage()
  const { isKnown, order, change, changeLines, addScanned } = useQuickOrder()
  useScanned(isKnown, addScanned)
  const { lines, leftOut, dropped = [] } = order
  const judgement = useJudgement(lines)
  const { judged, isCurrent } = judgement
  const [filled, setFilled] = useState<Filled>()
  const send = useLinesToCart()
  const navigate = useNavigate()
  const { problems, sortAgain } = useProblems(lines, judged, isCurrent)
  usePasted(lines.length > 0, (typed) => {
    changeLines((now) => withTyped(now, typed))
    sortAgain()
    toast(t('quick.pasted', { count: typed.length }), { type: 'info', id: 'quick-pasted' })
  })

  const good = lines.flatMap((line) => {
    const one = judged?.get(line.key)
    return one?.product && one.reason === null && one.quantity !== null
      ? [{ line, product: one.product, quantity: one.quantity, subtotal: one.subtotal }]
      : []
  })
  const total = good.reduce((sum, { subtotal }) => sum + subtotal, 0)
  const replace = (mended: QuickLine) => {
    changeLines((now) => now.map((line) => (line.key === mended.key ? mended : line)))
    if (problems.has(mended.key)) sortAgain()
  }
  const rows = lines
    .map((line, at) => ({ number: at + 1, line, isProblem: problems.has(line.key) }))
    .sort((one, other) => Number(other.isProblem) - Number(one.isProblem))
  const adding = useSubmit(add, { leave: () => navigate('/cart') })
  async function add() {
    const result = await send(
      good.map(({ product, quantity }) => ({ product_id: product.id, quantity })),
    )
    if (!result) return null
    const isIn = new Set(result.added)
    const sent = good.filter(({ product }) => isIn.has(product.id)).map(({ line }) => line)
    const isWhole = sent.length === lines.length
    const isDone = isWhole && result.adjusted.length + result.skipped.length === 0
    if (!isDone) setFilled(result)
    change({ leftOut: 0, ...(isWhole ? { text: '' } : {}) })
    // A line that was changed meanwhile is another one, and stays.
    changeLines((now) => now.filter((line) => !sent.includes(line)))
    if (!isDone) return null
    toast(t('quick.added', { count: result.added.length }), { type: 'success', id: 'quick-added' })
    return true
  }
  const bar = lines.length > 0 && (
    <div className={styles.bar}>
      <span className={styles.sum}>
        <small className={styles.quiet}>{t('quick.ready', { count: good.length })}</small>
        <b>{rupiah(total, language)}</b>
      </span>
      <Button
        loading={adding.busy || (!isCurrent && !judgement.isError)}
        disabled={good.length === 0}
        onClick={adding.start}
      >
        {t('quick.toCart')}
      </Button>
    </div>
  )
  return (
    <Screen title={t('quick.title')} bar={bar}>
      {filled && <Result key={filled.added.join()} filled={filled} left={lines.length} />}
      {isKnown && lines.length === 0 && (
        <>
          <Band>
            <p>{t('quick.lead')}</p>
            <Link to="/lists">{t('quick.lists')}</Link>
            {dropped.length > 0 && (
              <Button
                variant="secondary"
                onClick={() => change({ lines: dropped, dropped: undefined })}
              >
                {t('quick.restore', { count: dropped.length })}
              </Button>
            )}
          </Band>
          <QuickForm
            text={order.text}
            onText={(text) => change({ text })}
            onRead={(read) => {
              setFilled(undefined)
              change({
                lines: read.lines.map((line, key) => ({ ...line, key })),
                leftOut: read.leftOut,
                dropped: undefined,
              })
              sortAgain()
            }}
          />
        </>
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
          {judged ? (
            <ul className={styles.rows}>
              {rows.map((row) => (
                <QuickRow
                  {...row}
                  key={row.line.key}
                  judged={judged.get(row.line.key)}
                  onMend={replace}
                  onRemove={() =>
                    changeLines((now) => now.filter(({ key }) => key !== row.line.key))
                  }
                />
              ))}
            </ul>
          ) : judgement.isError ? (
            <LoadError error={judgement.error} onRetry={() => judgement.refetch()} />
          ) : (
            <SkeletonRow />
          )}
          <p className={styles.quiet}>
            {t('quick.replaces')} {t('quick.pasteMore')}
          </p>
          <Scan />
          <Button variant="ghost" onClick={() => change({ lines: [], leftOut: 0, dropped: lines })}>
            {t('quick.startOver')}
          </Button>
        </Band>
      )}
    </Screen>
  )
}
