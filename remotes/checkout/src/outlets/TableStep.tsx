import { Link, toast, useNavigate } from '@borong/contract'
import { LoadError } from '@borong/patterns/LoadError'
import { Button } from '@borong/ui/Button'
import { Notice } from '@borong/ui/Notice'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { useMedia } from '@borong/ui/use-media'
import { useEffect, useState } from 'react'
import { DESKTOP } from '../shop/desktop.ts'
import { Band, Screen } from '../shop/Screen.tsx'
import { FillTable } from './FillTable.tsx'
import { focusCell } from './move-in-table.ts'
import { OneOutlet } from './OneOutlet.tsx'
import { OutletChoice } from './OutletChoice.tsx'
import { OutletGrid } from './OutletGrid.tsx'
import styles from './OutletOrder.module.css'
import {
  cellKey,
  MOST_PARTS,
  type Outlet,
  type OutletTable,
  partsOf,
  startedOver,
  sumOf,
  withoutRow,
  withQuantities,
} from './outlet-table.ts'
import { planBody } from './plan-body.ts'
import { problemsOf, type TableProblem } from './plan-problems.ts'
import { Problems } from './Problems.tsx'
import { type StepProps, tablePath } from './step-props.ts'
import { SumBar } from './SumBar.tsx'
import { useStable } from './use-stable.ts'
import { useOutletMessages } from './use-outlet-messages.ts'
import { usePlan } from './use-plan.ts'

/** The table of quantities: a grid in a wide window, one outlet at a time in a narrow one. */
export function TableStep(props: StepProps & { company: { name: string } }) {
  const { companyId, table, all, columns, onChange, company } = props
  const t = useOutletMessages()
  const navigate = useNavigate()
  const isWide = useMedia(DESKTOP)
  const [outletId, setOutletId] = useState('')
  const parts = partsOf(table, columns)
  const isTooLong = parts.length > MOST_PARTS
  const { plan, isCurrent, error, refetch } = usePlan(
    isTooLong ? undefined : planBody(companyId, table, columns),
  )
  const problems = plan ? problemsOf(plan, columns, t) : []
  const show = useShowCell(table, columns, isWide, setOutletId)
  const setQuantities = useStable((changes: readonly (readonly [string, number])[]) =>
    onChange(({ quantities }) => ({ quantities: withQuantities(quantities, changes) })),
  )
  const remove = useStable((productId: string) => {
    const name = table.rows.find(({ id }) => id === productId)?.name ?? ''
    const { rows, quantities } = table
    onChange((now) => ({ ...withoutRow(now, productId), dropped: { rows, quantities } }))
    toast(t('outletOrder.removed', { name }), { type: 'info', id: 'outlet-row' })
  })
  const quantities = {
    table,
    outlets: columns,
    plan,
    wrong: new Set(
      problems.flatMap(({ productId, addressId }) =>
        productId && addressId ? [cellKey(productId, addressId)] : [],
      ),
    ),
    onQuantities: setQuantities,
    onRemove: remove,
  }
  const goods = sumOf((plan?.shipments ?? []).map((one) => one.goods + one.tax))
  const isReady = isCurrent && plan?.is_orderable === true
  const bar = parts.length > 0 && (
    <SumBar
      label={isCurrent || error ? t('amount.goods') : t('outletOrder.planning')}
      amount={goods}
      action={
        <Button disabled={!isReady} onClick={() => navigate(sendPath(companyId))}>
          {t('outletOrder.toSend')}
        </Button>
      }
    />
  )
  return (
    <Screen title={t('outletOrder.title')} bar={bar}>
      <Band>
        <p>
          <Link to={`/company/${companyId}`}>{company.name}</Link>
        </p>
        {table.rows.length === 0 && <p>{t('outletOrder.lead')}</p>}
        <p className={styles.quiet}>{t('outletOrder.price')}</p>
        {table.dropped && table.dropped.rows.length > 0 && (
          <Button
            variant="secondary"
            onClick={() => onChange(({ dropped }) => ({ ...dropped, dropped: undefined }))}
          >
            {t('outletOrder.restore', { count: table.dropped.rows.length })}
          </Button>
        )}
        <OutletChoice
          all={all}
          chosen={columns}
          onChange={(outlets) => onChange(() => ({ outlets }))}
        />
      </Band>
      {table.rows.length > 0 && (
        <Band label={t('outletOrder.table')}>
          {isTooLong && (
            <Notice tone="error" live>
              {t('outletOrder.tooManyParts', { most: MOST_PARTS })}
            </Notice>
          )}
          {error && <LoadError error={error} onRetry={refetch} />}
          {problems.length > 0 && (
            <Problems
              problems={problems}
              onShow={show}
              onFix={({ productId = '', addressId = '', fix = 0 }) =>
                setQuantities([[cellKey(productId, addressId), fix]])
              }
            />
          )}
          {isReady && (
            <p role="status" className={styles.good}>
              {t('outletOrder.good')}
            </p>
          )}
          {isWide ? (
            <OutletGrid {...quantities} />
          ) : (
            <OneOutlet {...quantities} outletId={outletId} onOutlet={setOutletId} />
          )}
          {isWide && <p className={styles.quiet}>{t('outletOrder.keys')}</p>}
          <Button variant="ghost" onClick={() => onChange(startedOver)}>
            {t('quick.startOver')}
          </Button>
        </Band>
      )}
      <Band label={t('outletOrder.fill')}>
        <SectionHeader title={t('outletOrder.fill')} />
        <FillTable table={table} all={all} columns={columns} onChange={onChange} />
      </Band>
    </Screen>
  )
}

const sendPath = (companyId: string) => `${tablePath(companyId)}?step=send`

/** Moves the focus to the cell of a problem, in a narrow window after its outlet is shown. */
function useShowCell(
  table: OutletTable,
  columns: readonly Outlet[],
  isWide: boolean,
  onOutlet: (id: string) => void,
) {
  // An object: the same cell is shown again.
  const [at, setAt] = useState<{ place: string }>()
  useEffect(() => {
    const cell = at && document.querySelector<HTMLInputElement>(`[data-at="${at.place}"]`)
    if (cell) focusCell(cell)
  }, [at])
  return ({ productId, addressId }: TableProblem) => {
    const row = table.rows.findIndex(({ id }) => id === productId)
    const filled = partsOf(table, columns).find((part) => part.productId === productId)
    const outlet = addressId ?? filled?.addressId ?? columns[0]?.id ?? ''
    if (!isWide) onOutlet(outlet)
    const column = isWide ? columns.findIndex(({ id }) => id === outlet) : 0
    setAt({ place: `${row} ${column}` })
  }
}
