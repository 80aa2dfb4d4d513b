import { useParams } from '@borong/contract'
import { Loading } from '@borong/patterns/Loading'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Suspense } from 'react'
import { AgreementList } from './AgreementList.tsx'
import { OneAgreement } from './OneAgreement.tsx'

/** F-08: the prices that sellers have agreed with a company: the list, and one agreement with the decision of an admin. */
export function AgreementsScreen() {
  const { companyId = '', agreementId } = useParams()
  if (!agreementId) return <AgreementList companyId={companyId} />
  return (
    <Suspense
      fallback={
        <Loading>
          <SkeletonRow />
        </Loading>
      }
    >
      <OneAgreement companyId={companyId} agreementId={agreementId} />
    </Suspense>
  )
}
