import type { company as companyCall } from '@borong/api/companies'
import type { Reply } from '@borong/contract'
import { Notice } from '@borong/ui/Notice'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Select } from '@borong/ui/Select'
import { TextField } from '@borong/ui/TextField'
import { Band } from '../shop/Screen.tsx'
import styles from './OutletOrder.module.css'
import type { Centres, CentreWay, Outlet, OutletTable } from './outlet-table.ts'
import { sharesOf } from './plan-body.ts'
import { useOutletMessages } from './use-outlet-messages.ts'

interface CentreFieldsProps {
  table: OutletTable
  columns: readonly Outlet[]
  company: Reply<typeof companyCall>
  onChange: (change: Partial<OutletTable>) => void
}

const WAYS: readonly CentreWay[] = ['outlet', 'one', 'product', 'percent']

/** The cost centres that pay: those of the outlets, one, one for each product, or several by per cent. */
export function CentreFields({ table, columns, company, onChange }: CentreFieldsProps) {
  const t = useOutletMessages()
  const open = company.cost_centres.filter(({ is_archived }) => !is_archived)
  if (open.length === 0) return null
  const { centres } = table
  const change = (part: Partial<Centres>) => onChange({ centres: { ...centres, ...part } })
  const isRequired = company.settings.cost_centre_required ?? false
  const options = [
    ...(isRequired ? [] : [{ value: '', label: t('business.noCentre') }]),
    ...open.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const placeholder = isRequired ? t('business.centre') : undefined
  const without = columns.filter(({ centreId }) => centreId === null)
  return (
    <Band label={t('outletOrder.centres')}>
      <SectionHeader title={t('outletOrder.centres')} />
      <Select
        label={t('outletOrder.way')}
        value={centres.way}
        onChange={(way) => change({ way: way as CentreWay })}
        options={WAYS.map((way) => ({ value: way, label: t(`outletOrder.wayOf.${way}`) }))}
      />
      {centres.way === 'outlet' && without.length > 0 && (
        <Notice tone={isRequired ? 'warn' : 'info'}>
          {t('outletOrder.noCentreOf', { outlets: without.map(({ label }) => label).join(', ') })}
        </Notice>
      )}
      {centres.way === 'one' && (
        <Select
          label={t('business.centre')}
          value={centres.one}
          placeholder={placeholder}
          onChange={(one) => change({ one })}
          options={options}
        />
      )}
      {centres.way === 'product' && (
        <div className={styles.fields}>
          {table.rows.map(({ id, name }) => (
            <Select
              key={id}
              label={name}
              value={centres.products[id] ?? ''}
              placeholder={placeholder}
              onChange={(centre) => change({ products: { ...centres.products, [id]: centre } })}
              options={options}
            />
          ))}
        </div>
      )}
      {centres.way === 'percent' && (
        <>
          <div className={styles.fields}>
            {open.map(({ id, name }) => (
              <TextField
                key={id}
                label={t('outletOrder.percentOf', { name })}
                inputMode="decimal"
                maxLength={6}
                autoComplete="off"
                value={centres.percents[id] ?? ''}
                onChange={(text) => change({ percents: { ...centres.percents, [id]: text } })}
              />
            ))}
          </div>
          <PercentNotice table={table} />
        </>
      )}
    </Band>
  )
}

/** The per cents that are still to be divided. */
function PercentNotice({ table }: { table: OutletTable }) {
  const t = useOutletMessages()
  const shares = sharesOf(table)
  if ('cost_centres' in shares) return null
  const { missing } = shares
  if (missing === null)
    return (
      <Notice tone="error" live>
        {t('outletOrder.percentWrong')}
      </Notice>
    )
  return (
    <Notice tone="warn" live>
      {t(missing > 0 ? 'outletOrder.percentLeft' : 'outletOrder.percentOver', {
        percent: Math.abs(missing) / 100,
      })}
    </Notice>
  )
}
