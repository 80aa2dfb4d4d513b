import { company as companyCall } from '@borong/api/companies'
import { later, useCall, useParams } from '@borong/contract'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Suspense } from 'react'
import { Band, Screen } from '../parts/Screen.tsx'
import { AddressSearch } from './AddressSearch.tsx'
import { useOutletMessages } from './use-outlet-messages.ts'

const ImportAddresses = later(
  () => import(/* webpackChunkName: 'outlet-forms' */ './ImportAddresses.tsx'),
)
const MemberOutlets = later(
  () => import(/* webpackChunkName: 'outlet-forms' */ './MemberOutlets.tsx'),
)

/** F-08: the addresses of a company's outlets, their import, and who orders for which outlet. */
export function OutletsScreen() {
  const t = useOutletMessages()
  const { companyId = '' } = useParams()
  const { company, members, cost_centres } = useCall(companyCall, { params: { companyId } })
  const isManager = company.actions.includes('company:manage')
  return (
    <Screen title={t('outlets.title')}>
      <Band>
        <SectionHeader title={company.name} />
        <p>{t(isManager ? 'outlets.means' : 'outlets.meansMember')}</p>
      </Band>
      <AddressSearch companyId={company.id} centres={cost_centres} />
      {isManager && (
        <Suspense fallback={<SkeletonRow />}>
          <Band>
            <SectionHeader title={t('outlets.import')} />
            <ImportAddresses companyId={company.id} />
          </Band>
          <Band>
            <SectionHeader title={t('outlets.members')} />
            <p>{t('outlets.membersMean')}</p>
            <MemberOutlets companyId={company.id} members={members} centres={cost_centres} />
          </Band>
        </Suspense>
      )}
    </Screen>
  )
}
