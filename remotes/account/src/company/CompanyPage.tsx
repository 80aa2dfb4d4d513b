import { companies, company as companyCall, removeMember } from '@borong/api/companies'
import {
  call,
  Link,
  toast,
  useCall,
  useMessages,
  useNavigate,
  useQueryClient,
} from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { BoxIcon } from '@borong/ui/icons/BoxIcon'
import { ClockIcon } from '@borong/ui/icons/ClockIcon'
import { CoinsIcon } from '@borong/ui/icons/CoinsIcon'
import { HandshakeIcon } from '@borong/ui/icons/HandshakeIcon'
import { MapPinIcon } from '@borong/ui/icons/MapPinIcon'
import { ReceiptIcon } from '@borong/ui/icons/ReceiptIcon'
import { ListRow } from '@borong/ui/ListRow'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { ConfirmRemoval } from '../parts/ConfirmRemoval.tsx'
import { Band, Rows, Screen } from '../parts/Screen.tsx'
import type { Company } from './company.ts'
import styles from './Company.module.css'
import { CompanyOverview } from './CompanyOverview.tsx'
import { useOverviewMessages } from './use-overview-messages.ts'

/** F-08: a company: its facts, the cards of its sections, and its other screens. */
export function CompanyPage({ companyId }: { companyId: string }) {
  const t = useMessages()
  const reply = useCall(companyCall, { params: { companyId } })
  const { company, members } = reply
  return (
    <Screen title={company.name}>
      <Band>
        <p className={styles.facts}>
          <Badge tone="accent">{t(`company.roleOf.${company.role}`)}</Badge>
          {company.npwp && <span>{t('company.npwp', { number: company.npwp })}</span>}
          {company.nitku && <span>{t('company.nitku', { number: company.nitku })}</span>}
          {company.address && <span>{company.address}</span>}
        </p>
      </Band>
      <CompanyOverview reply={reply} />
      <Buying company={company} />
      <Reports company={company} />
      <Leave company={company} me={members.find((member) => member.is_me)?.user_id ?? ''} />
    </Screen>
  )
}

function Buying({ company: { id, actions } }: { company: Company }) {
  const t = useOverviewMessages()
  return (
    <Band>
      <SectionHeader title={t('overview.buying')} />
      <Rows>
        <ListRow
          start={<ReceiptIcon size={24} />}
          title={t('company.orders')}
          link={<Link to={`/transaction?company=${id}`} />}
        />
        {actions.includes('company:buy') && (
          <ListRow
            start={<BoxIcon size={24} />}
            title={t('company.orderByOutlet')}
            link={<Link to={`/company/${id}/order-by-outlet`} />}
          />
        )}
        <ListRow
          start={<BoxIcon size={24} />}
          title={t('company.deliveries')}
          link={<Link to={`/company/${id}/deliveries`} />}
        />
        <ListRow
          start={<HandshakeIcon size={24} />}
          title={t('approval.all')}
          link={<Link to="/approvals" />}
        />
        <ListRow
          start={<HandshakeIcon size={24} />}
          title={t('company.quotes')}
          link={<Link to={`/quotes?company=${id}`} />}
        />
        <ListRow
          start={<HandshakeIcon size={24} />}
          title={t('company.agreedPrices')}
          link={<Link to={`/company/${id}/prices`} />}
        />
        <ListRow
          start={<MapPinIcon size={24} />}
          title={t('company.addresses')}
          link={<Link to={`/company/${id}/outlets`} />}
        />
      </Rows>
    </Band>
  )
}

function Reports({ company: { id, actions } }: { company: Company }) {
  const t = useOverviewMessages()
  return (
    <Band>
      <SectionHeader title={t('overview.reports')} />
      <Rows>
        <ListRow
          start={<ReceiptIcon size={24} />}
          title={t('company.match')}
          link={<Link to={`/company/${id}/spend?by=match`} />}
        />
        <ListRow
          start={<CoinsIcon size={24} />}
          title={t('company.pricesPaid')}
          link={<Link to={`/company/${id}/spend?by=price`} />}
        />
        {actions.includes('company:finance') && (
          <ListRow
            start={<ClockIcon size={24} />}
            title={t('company.log')}
            link={<Link to={`/company/${id}/log`} />}
          />
        )}
      </Rows>
    </Band>
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
