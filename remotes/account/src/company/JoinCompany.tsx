import { acceptInvitation, readInvitation, companies } from '@borong/api/companies'
import {
  call,
  callQuery,
  isApiError,
  Link,
  toast,
  useMessages,
  useNavigate,
  useQuery,
  useSubmit,
} from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { QueryContent } from '@borong/patterns/QueryContent'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { Button } from '@borong/ui/Button'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { Band, Screen } from '../parts/Screen.tsx'
import { useMoment } from '../parts/use-moment.ts'

/** The link of an invitation: the invited person sees the company and the role, and joins. */
export function JoinCompany({ token }: { token: string }) {
  const t = useMessages()
  const query = useQuery(callQuery(readInvitation, { body: { token } }))
  const error = isApiError(query.error) ? query.error : null
  return (
    <Screen title={t('company.joinTitle')}>
      <Band>
        {error && !error.retry ? (
          <ErrorNotice error={error} />
        ) : (
          <QueryContent query={query} skeleton={<SkeletonRow />}>
            {({ invitation }) => <Join token={token} invitation={invitation} />}
          </QueryContent>
        )}
        {error?.reason === 'INVITATION_FOR_ANOTHER' && (
          <Button link={<Link to="/login/logout" state={{ isMeant: true }} />}>
            {t('company.otherAccount')}
          </Button>
        )}
        {error && (
          <Button variant="secondary" link={<Link to="/company" />}>
            {t('company.toCompanies')}
          </Button>
        )}
      </Band>
    </Screen>
  )
}

interface JoinProps {
  token: string
  invitation: {
    company_name: string
    role: 'admin' | 'buyer' | 'approver' | 'finance'
    invited_by: string
    expires_at: string
  }
}

function Join({ token, invitation }: JoinProps) {
  const t = useMessages()
  const moment = useMoment()
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const join = useSubmit(
    async () => {
      const { company } = await call(acceptInvitation, { body: { token } })
      await invalidate(companies)
      toast(t('company.joined', { name: company.name }), { type: 'success' })
      return company
    },
    { leave: ({ id }) => navigate(`/company/${id}`, { replace: true }) },
  )
  return (
    <>
      <h2>{invitation.company_name}</h2>
      <p>{t('company.joinText', { inviter: invitation.invited_by })}</p>
      <p>
        {t('company.role')}: <strong>{t(`company.roleOf.${invitation.role}`)}</strong>.{' '}
        {t(`company.roleMeans.${invitation.role}`)}
      </p>
      <p>{t('company.joinUntil', { time: moment(invitation.expires_at) })}</p>
      <ErrorNotice error={join.error} />
      <Button fullWidth loading={join.busy} onClick={join.start}>
        {t('company.join')}
      </Button>
    </>
  )
}
