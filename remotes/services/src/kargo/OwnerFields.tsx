import { company as companyCall } from '@borong/api/companies'
import { callQuery, useQuery } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { Select } from '@borong/ui/Select'
import { OwnerField } from '../owner/OwnerField.tsx'
import type { useOwner } from '../owner/use-owner.ts'
import type { ShipmentDraft } from './kargo.atoms.ts'
import { useShipmentMessages } from './use-shipment-messages.ts'

interface OwnerFieldsProps {
  owner: ReturnType<typeof useOwner>
  centreId: string
  onChange: (change: Partial<ShipmentDraft>) => void
}

/** The person or company that ships and pays, and the company's cost centre. For buyers with a company. */
export function OwnerFields({ owner, centreId, onChange }: OwnerFieldsProps) {
  const t = useShipmentMessages()
  const { companyId } = owner
  const { data } = useQuery({
    ...callQuery(companyCall, { params: { companyId } }),
    enabled: companyId !== '',
  })
  const centres = companyId && data ? data.cost_centres.filter((one) => !one.is_archived) : []
  return (
    <Band>
      <OwnerField
        owner={owner}
        onChange={(id) => onChange({ companyId: id, centreId: undefined })}
      />
      {centres.length > 0 && (
        <Select
          label={t('kargo.centre')}
          value={centreId}
          onChange={(id) => onChange({ centreId: id })}
          options={[
            { value: '', label: t('kargo.noCentre') },
            ...centres.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      {companyId && <p>{t('kargo.companyPays')}</p>}
    </Band>
  )
}
