import { useParams } from '@borong/contract'
import { AgreementList } from './AgreementList.tsx'
import { OneAgreement } from './OneAgreement.tsx'

/** F-08: the prices that sellers have agreed with a company: the list, and one agreement with the decision of an admin. */
export function AgreementsScreen() {
  const { companyId = '', agreementId } = useParams()
  return agreementId ? (
    <OneAgreement companyId={companyId} agreementId={agreementId} />
  ) : (
    <AgreementList companyId={companyId} />
  )
}
