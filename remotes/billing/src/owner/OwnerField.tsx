import { useMessages } from '@borong/contract'
import { LoadError } from '@borong/patterns/LoadError'
import { Select } from '@borong/ui/Select'
import { SkeletonRow } from '@borong/ui/Skeleton'
import type { useOwner } from './use-owner.ts'

/** The choice of the company that pays, and of its cost centre. A buyer without a company never sees it. */
export function OwnerField({ owner }: { owner: ReturnType<typeof useOwner> }) {
  const t = useMessages()
  const { query, companies, companyId, centres, centreId, isCentreRequired } = owner
  if (query.isError) return <LoadError error={query.error} onRetry={query.refetch} />
  if (!query.data) return <SkeletonRow />
  if (companies.length === 0) return null
  return (
    <>
      <Select
        label={t('owner.for')}
        value={companyId}
        onChange={owner.choose}
        options={[
          ...(owner.isPersonalAllowed ? [{ value: '', label: t('owner.personal') }] : []),
          ...companies.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {centres.length > 0 && (
        <Select
          label={t('owner.centre')}
          value={centreId}
          onChange={owner.chooseCentre}
          placeholder={isCentreRequired ? t('owner.centre') : undefined}
          options={[
            ...(isCentreRequired ? [] : [{ value: '', label: t('owner.noCentre') }]),
            ...centres.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </>
  )
}
