import { later, useParams } from '@borong/contract'
import { Loading } from '@borong/patterns/Loading'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Suspense } from 'react'
import { CompanyList } from './CompanyList.tsx'
import { CompanyPage } from './CompanyPage.tsx'

const JoinCompany = later(async () => ({
  default: (await import('./JoinCompany.tsx')).JoinCompany,
}))

/** The pages of companies: the list, one company, and the link of an invitation. */
export function CompanyScreen() {
  const { companyId, token } = useParams()
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
  return companyId ? <CompanyPage companyId={companyId} /> : <CompanyList />
}
