import { PageTitle, toast, useLanguage, useMessages } from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { Notice } from '@borong/ui/Notice'
import { ProgressBar } from '@borong/ui/ProgressBar'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { useState } from 'react'
import { PayBar } from '../form/PayBar.tsx'
import { BulkForm } from './BulkForm.tsx'
import { BulkRow } from './BulkRow.tsx'
import { useBulk } from './bulk-rows.atoms.ts'
import styles from './BulkScreen.module.css'
import type * as confirmBatch from './ConfirmBatch.tsx'
import type { TypedRow } from './read-rows.ts'
import { type Check, useChecks } from './use-checks.ts'

/** F-07: many bills with one payment: rows are pasted or read from a file, judged alone, and mended in place. */
export function BulkScreen() {
  const t = useMessages()
  const text = useErrorText()
  const { language } = useLanguage()
  const input = useBulk()
  const { bulk, change, clear, isKnown } = input
  const { kind, rows, leftOut } = bulk
  const checks = useChecks(kind)
  const [sheet, setSheet] = useState<typeof confirmBatch>()
  const [isConfirming, setConfirming] = useState(false)

  const good = rows.flatMap((row) => {
    const check = checks.checks.get(row.line)
    return check && isGood(check) ? [{ row, check }] : []
  })
  const bad = rows.filter(({ line }) => checks.checks.get(line)?.problem)
  const unchecked = rows.filter(({ line }) => !checks.checks.has(line))
  const total = good.reduce((sum, { check }) => sum + (check.price ?? 0), 0)

  function mend(mended: TypedRow) {
    const next = rows.map((row) => (row.line === mended.line ? mended : row))
    change({ rows: next })
    return checks.check([mended], next)
  }
  async function confirm() {
    try {
      setSheet(sheet ?? (await import(/* webpackChunkName: "confirm" */ './ConfirmBatch.tsx')))
      setConfirming(true)
    } catch {
      toast(t('query.network'), { type: 'error', id: 'confirm' })
    }
  }
  const start = (read: TypedRow[]) => {
    checks.reset()
    return checks.check(read, read)
  }
  return (
    <>
      <Bands>
        <PageTitle>{t('bulk.title')}</PageTitle>
        <HeadBand title={t('bulk.title')} lead={t('bulk.lead')} />
        {isKnown && rows.length === 0 && (
          <BulkForm rows={input} onRead={start} onKind={checks.reset} />
        )}
        {rows.length > 0 && (
          <Band>
            <SectionHeader title={t(`kind.${kind}.title`)} />
            <p role="status">
              {t('bulk.counts', { good: good.length, bad: bad.length, total: rows.length })}
            </p>
            {leftOut > 0 && <Notice tone="warn">{t('bulk.leftOut', { count: leftOut })}</Notice>}
            {checks.progress && (
              <>
                <ProgressBar
                  label={t('bulk.progress')}
                  value={checks.progress.done}
                  max={checks.progress.total}
                >
                  {t('bulk.progressOf', checks.progress)}
                </ProgressBar>
                <Button variant="ghost" size="small" onClick={checks.stop}>
                  {t('bulk.stop')}
                </Button>
              </>
            )}
            {checks.error !== undefined && (
              <Notice tone="error" live>
                {text(checks.error)}
              </Notice>
            )}
            {!checks.progress && unchecked.length > 0 && (
              <Button variant="secondary" onClick={() => checks.check(unchecked, rows)}>
                {t('bulk.checkRest', { count: unchecked.length })}
              </Button>
            )}
            <ul className={styles.rows} aria-label={t('bulk.rows')}>
              {rows.map((row) => (
                <li key={row.line}>
                  <BulkRow
                    kind={kind}
                    row={row}
                    check={checks.checks.get(row.line)}
                    disabled={checks.progress !== undefined}
                    onMend={mend}
                    onRemove={() => {
                      change({ rows: rows.filter(({ line }) => line !== row.line) })
                      checks.remove(row.line)
                    }}
                  />
                </li>
              ))}
            </ul>
            <Button
              variant="ghost"
              onClick={() => {
                checks.reset()
                clear()
              }}
            >
              {t('bulk.startOver')}
            </Button>
          </Band>
        )}
      </Bands>
      {good.length > 0 && !checks.progress && (
        <PayBar
          label={t('bulk.toPay', { count: good.length })}
          price={rupiah(total, language)}
          action={t('bulk.pay')}
          onClick={confirm}
        />
      )}
      {sheet && isConfirming && (
        <sheet.ConfirmBatch
          kind={kind}
          rows={good}
          total={total}
          onClose={() => setConfirming(false)}
          onPaid={clear}
          onRowsRefused={(problems) => {
            setConfirming(false)
            checks.refuse(problems)
          }}
        />
      )}
    </>
  )
}

const isGood = (check: Check) =>
  check.problem === null && check.price !== null && check.product_code !== null
