import { companies as companiesCall } from '@borong/api/companies'
import { callQuery, Link, useMessages, useQuery } from '@borong/contract'
import { Chip } from '@borong/ui/Chip'
import styles from './OwnerFilter.module.css'

interface OwnerFilterProps {
  companyId: string | undefined
  pathOf: (companyId?: string) => string
}

/** The list of the buyer or of one of the buyer's companies. A buyer without a company never sees it. */
export function OwnerFilter({ companyId, pathOf }: OwnerFilterProps) {
  const t = useMessages()
  const companies = useQuery(callQuery(companiesCall)).data?.companies ?? []
  if (companies.length === 0) return null
  return (
    <nav className={styles.filter} aria-label={t('owner.of')}>
      <Chip link={<Link to={pathOf()} replace />} selected={!companyId}>
        {t('owner.mine')}
      </Chip>
      {companies.map(({ id, name }) => (
        <Chip key={id} link={<Link to={pathOf(id)} replace />} selected={companyId === id}>
          {name}
        </Chip>
      ))}
    </nav>
  )
}
