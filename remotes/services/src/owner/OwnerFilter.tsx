import { companies as companiesCall } from '@borong/api/companies'
import { callQuery, useMessages, useQuery } from '@borong/contract'
import { Select } from '@borong/ui/Select'

interface OwnerFilterProps {
  /** Empty for the buyer's own list. */
  companyId: string
  onChange: (companyId: string) => void
}

/** The list of the buyer or of one of the buyer's companies. A buyer without a company never sees it. */
export function OwnerFilter({ companyId, onChange }: OwnerFilterProps) {
  const t = useMessages()
  const companies = useQuery(callQuery(companiesCall)).data?.companies ?? []
  if (companies.length === 0) return null
  return (
    <Select
      label={t('owner.of')}
      value={companyId}
      onChange={onChange}
      options={[
        { value: '', label: t('owner.mine') },
        ...companies.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
}
