import { companies, company as companyCall, removeMember } from '@borong/api/companies'
import {
  call,
  later,
  Link,
  toast,
  useCall,
  useMessages,
  useNavigate,
  useQueryClient,
} from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { BoxIcon } from '@borong/ui/icons/BoxIcon'
import { CoinsIcon } from '@borong/ui/icons/CoinsIcon'
import { HandshakeIcon } from '@borong/ui/icons/HandshakeIcon'
import { MapPinIcon } from '@borong/ui/icons/MapPinIcon'
import { ReceiptIcon } from '@borong/ui/icons/ReceiptIcon'
import { ListRow } from '@borong/ui/ListRow'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Suspense } from 'react'
import { ConfirmRemoval } from '../parts/ConfirmRemoval.tsx'
import { Band, Rows, Screen } from '../parts/Screen.tsx'
import type { Company } from './company.ts'
import styles from './Company.module.css'
import { CostCentres } from './CostCentres.tsx'
import { InvitationRow } from './InvitationRow.tsx'
import { InviteForm } from './InviteForm.tsx'
import { MemberRow } from './MemberRow.tsx'

const OrderRules = later(() => import(/* webpackChunkName: 'company-parts' */ './OrderRules.tsx'))
const CompanyBalance = later(
  () => import(/* webpackChunkName: 'company-parts' */ './CompanyBalance.tsx'),
)

/** A company: its members and cost centres, and for admins their changes. */
export function CompanyPage({ companyId }: { companyId: string }) {
  const t = useMessages()
  const reply = useCall(companyCall, { params: { companyId } })
  const { company, members, invitations } = reply
  const isManager = company.actions.includes('company:manage')
  return (
    <Screen title={company.name}>
      <Band>
        <p className={styles.facts}>
          <Badge tone="accent">{t(`company.roleOf.${company.role}`)}</Badge>
          {company.npwp && <span>{t('company.npwp', { number: company.npwp })}</span>}
          {company.nitku && <span>{t('company.nitku', { number: company.nitku })}</span>}
          {company.address && <span>{company.address}</span>}
        </p>
        <Rows>
          <Suspense fallback={<SkeletonRow />}>
            <CompanyBalance company={company} />
          </Suspense>
          <ListRow
            start={<ReceiptIcon size={24} />}
            title={t('company.orders')}
            link={<Link to={`/transaction?company=${company.id}`} />}
          />
          {company.actions.includes('company:buy') && (
            <ListRow
              start={<BoxIcon size={24} />}
              title={t('company.orderByOutlet')}
              link={<Link to={`/company/${company.id}/order-by-outlet`} />}
            />
          )}
          <ListRow
            start={<BoxIcon size={24} />}
            title={t('company.deliveries')}
            link={<Link to={`/company/${company.id}/deliveries`} />}
          />
          <ListRow
            start={<CoinsIcon size={24} />}
            title={t('company.spend')}
            link={<Link to={`/company/${company.id}/spend`} />}
          />
          <ListRow
            start={<ReceiptIcon size={24} />}
            title={t('company.match')}
            link={<Link to={`/company/${company.id}/spend?by=match`} />}
          />
          <ListRow
            start={<CoinsIcon size={24} />}
            title={t('company.pricesPaid')}
            link={<Link to={`/company/${company.id}/spend?by=price`} />}
          />
          <ListRow
            start={<HandshakeIcon size={24} />}
            title={t('company.quotes')}
            link={<Link to={`/quotes?company=${company.id}`} />}
          />
          <ListRow
            start={<HandshakeIcon size={24} />}
            title={t('company.agreedPrices')}
            link={<Link to={`/company/${company.id}/prices`} />}
          />
          <ListRow
            start={<MapPinIcon size={24} />}
            title={t('company.addresses')}
            link={<Link to={`/company/${company.id}/outlets`} />}
          />
        </Rows>
      </Band>
      <Band>
        <SectionHeader title={t('company.members', { count: members.length })} />
        <Rows>
          {members.map((member) => (
            <MemberRow
              key={member.user_id}
              companyId={company.id}
              member={member}
              isManager={isManager}
            />
          ))}
        </Rows>
      </Band>
      {isManager && (
        <Band>
          <SectionHeader title={t('company.invite')} />
          <InviteForm companyId={company.id} />
          {invitations.length > 0 && <SectionHeader level={3} title={t('company.invitations')} />}
          <Rows>
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} companyId={company.id} invitation={invitation} />
            ))}
          </Rows>
        </Band>
      )}
      <CostCentres companyId={company.id} centres={reply.cost_centres} isManager={isManager} />
      <Suspense fallback={<SkeletonRow />}>
        <OrderRules reply={reply} />
      </Suspense>
      <Leave company={company} me={members.find((member) => member.is_me)?.user_id ?? ''} />
    </Screen>
  )
}

function Leave({ company, me }: { company: Company; me: string }) {
  const t = useMessages()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const remove = async () => {
    await call(removeMember, { params: { companyId: company.id, memberId: me } })
    toast(t('company.left'), { type: 'success' })
    // The company's own page would be refused from now on.
    queries.removeQueries({ queryKey: [companies.id] })
  }
  return (
    <Band>
      <ConfirmRemoval
        label={t('company.leave')}
        question={t('company.leaveAsk', { name: company.name })}
        keep={t('company.keep')}
        onRemove={remove}
        leave={() => navigate('/company', { replace: true })}
      />
    </Band>
  )
}
