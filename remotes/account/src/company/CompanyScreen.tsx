import { useParams } from '@borong/contract'
import { CompanyList } from './CompanyList.tsx'
import { CompanyPage } from './CompanyPage.tsx'
import { JoinCompany } from './JoinCompany.tsx'

/** The pages of companies: the list, one company, and the link of an invitation. */
export function CompanyScreen() {
  const { companyId, token } = useParams()
  if (token) return <JoinCompany token={token} />
  return companyId ? <CompanyPage companyId={companyId} /> : <CompanyList />
}
