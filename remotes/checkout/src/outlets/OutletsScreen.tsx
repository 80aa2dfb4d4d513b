import { later, Link, useParams, useSearchParams } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { MapPinIcon } from '@borong/ui/icons/MapPinIcon'
import { Notice } from '@borong/ui/Notice'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Suspense } from 'react'
import { Band, Screen } from '../shop/Screen.tsx'
import { columnsOf } from './outlet-table.ts'
import { useOutletTable } from './outlet-table.atoms.ts'
import { TableStep } from './TableStep.tsx'
import { useOutletMessages } from './use-outlet-messages.ts'
import { useOutlets } from './use-outlets.ts'

const SendStep = later(async () => ({
  default: (await import(/* webpackChunkName: "outlets" */ './outlet-parts.ts')).SendStep,
}))

/** F-08: one order for many outlets: the table of quantities, then couriers, cost centres and payment. */
export function OutletsScreen() {
  const t = useOutletMessages()
  const { companyId = '' } = useParams()
  const [search] = useSearchParams()
  const read = useOutlets(companyId)
  const { isKnown, table, change } = useOutletTable(companyId)
  const all = read.data?.outlets ?? []
  const isForbidden = read.data?.company.actions.includes('company:buy') === false
  const given = {
    companyId,
    table,
    all,
    columns: columnsOf(table, all),
    onChange: change,
  }
  if (read.data && isKnown && all.length > 0 && !isForbidden) {
    if (search.get('step') !== 'send') return <TableStep {...given} company={read.data.company} />
    return (
      <Suspense fallback={<SkeletonRow />}>
        <SendStep {...given} company={read.data} />
      </Suspense>
    )
  }
  return (
    <Screen title={t('outletOrder.title')}>
      <Band>
        <QueryContent
          query={read}
          skeleton={
            <>
              <SkeletonRow />
              <SkeletonRow />
              <SkeletonRow />
            </>
          }
        >
          {isForbidden ? (
            <Notice tone="warn">{t('outletOrder.forbidden')}</Notice>
          ) : isKnown && all.length === 0 ? (
            <EmptyState
              icon={<MapPinIcon size={32} />}
              title={t('outletOrder.noOutlets')}
              action={
                <Button link={<Link to={`/company/${companyId}/outlets`} />}>
                  {t('outletOrder.toOutlets')}
                </Button>
              }
            />
          ) : (
            <SkeletonRow />
          )}
        </QueryContent>
      </Band>
    </Screen>
  )
}
