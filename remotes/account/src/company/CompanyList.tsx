import { companies as companiesCall } from '@borong/api/companies'
import { Link, useCall, useMessages } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { HandshakeIcon } from '@borong/ui/icons/HandshakeIcon'
import { StoreIcon } from '@borong/ui/icons/StoreIcon'
import { ListRow } from '@borong/ui/ListRow'
import { Band, Rows, Screen } from '../parts/Screen.tsx'

/** The companies for which the buyer may act. */
export function CompanyList() {
  const t = useMessages()
  const { companies } = useCall(companiesCall)
  if (companies.length === 0)
    return (
      <Screen title={t('company.title')}>
        <EmptyState
          icon={<StoreIcon size={32} />}
          title={t('company.none')}
          action={<Button link={<Link to="/profile/business" />}>{t('company.create')}</Button>}
        >
          {t('company.noneMeans')}
        </EmptyState>
      </Screen>
    )
  return (
    <Screen title={t('company.title')}>
      <Band>
        <Rows>
          {companies.map(({ id, name, role }) => (
            <ListRow
              key={id}
              start={<StoreIcon size={24} />}
              title={name}
              end={<Badge>{t(`company.roleOf.${role}`)}</Badge>}
              link={<Link to={`/company/${id}`} />}
            />
          ))}
          <ListRow
            start={<HandshakeIcon size={24} />}
            title={t('approval.title')}
            link={<Link to="/approvals" />}
          />
        </Rows>
      </Band>
    </Screen>
  )
}
