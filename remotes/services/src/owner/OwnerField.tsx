import { useMessages } from '@borong/contract'
import { LoadError } from '@borong/patterns/LoadError'
import { Select } from '@borong/ui/Select'
import { SkeletonRow } from '@borong/ui/Skeleton'
import type { useOwner } from './use-owner.ts'

interface OwnerFieldProps {
  owner: ReturnType<typeof useOwner>
  onChange: (companyId: string) => void
}

/** The choice of the company or person that asks. A buyer without a company never sees it. */
export function OwnerField({ owner, onChange }: OwnerFieldProps) {
  const t = useMessages()
  const { query, isKnown, companies, companyId, isPersonalAllowed } = owner
  if (!isKnown)
    return query.isError ? (
      <LoadError error={query.error} onRetry={query.refetch} />
    ) : (
      <SkeletonRow />
    )
  if (companies.length === 0) return null
  return (
    <Select
      label={t('owner.for')}
      value={companyId}
      onChange={onChange}
      options={[
        ...(isPersonalAllowed ? [{ value: '', label: t('owner.personal') }] : []),
        ...companies.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
}
