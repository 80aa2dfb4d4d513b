import { company as companyCall } from '@borong/api/companies'
import { later, Link, useCall } from '@borong/contract'
import { Loading } from '@borong/patterns/Loading'
import { StoreIcon } from '@borong/ui/icons/StoreIcon'
import { ListRow } from '@borong/ui/ListRow'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Suspense } from 'react'
import { Band, Rows, Screen } from '../parts/Screen.tsx'
import { type Section, useSectionTitles } from './sections.ts'

const OrderRules = later(() => import(/* webpackChunkName: 'company-parts' */ './OrderRules.tsx'))

/** F-08: one section of a company: its list and, for those who may change it, its forms. */
export function CompanySection({ companyId, section }: { companyId: string; section: Section }) {
  const titles = useSectionTitles()
  const reply = useCall(companyCall, { params: { companyId } })
  return (
    <Screen title={titles[section]}>
      <Band>
        <Rows>
          <ListRow
            start={<StoreIcon size={24} />}
            title={reply.company.name}
            link={<Link to={`/company/${reply.company.id}`} />}
          />
        </Rows>
      </Band>
      <Suspense
        fallback={
          <Loading>
            <SkeletonRow />
          </Loading>
        }
      >
        <OrderRules section={section} reply={reply} />
      </Suspense>
    </Screen>
  )
}
