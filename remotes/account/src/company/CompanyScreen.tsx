import { later, useParams } from '@borong/contract'
import { Loading } from '@borong/patterns/Loading'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Suspense } from 'react'
import { useRoutePath } from '../parts/use-route-path.ts'
import { CompanyList } from './CompanyList.tsx'
import { CompanyPage } from './CompanyPage.tsx'
import { CompanySection } from './CompanySection.tsx'
import { sectionOf } from './sections.ts'

const JoinCompany = later(async () => ({
  default: (await import('./JoinCompany.tsx')).JoinCompany,
}))

/** The pages of companies: the list, one company, its sections, and the link of an invitation. */
export function CompanyScreen() {
  const { companyId, token } = useParams()
  const section = sectionOf(useRoutePath())
  if (token) {
    return (
      <Suspense
        fallback={
          <Loading>
            <SkeletonRow />
          </Loading>
        }
      >
        <JoinCompany token={token} />
      </Suspense>
    )
  }
  if (!companyId) return <CompanyList />
  return section ? (
    <CompanySection companyId={companyId} section={section} />
  ) : (
    <CompanyPage companyId={companyId} />
  )
}
