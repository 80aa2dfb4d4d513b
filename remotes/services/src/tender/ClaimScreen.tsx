import { claimTender } from '@borong/api/tenders'
import {
  call,
  Link,
  PageTitle,
  toast,
  useMessages,
  useNavigate,
  useParams,
  useQueryClient,
  useSubmit,
} from '@borong/contract'
import { Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { ErrorNotice } from '../ErrorNotice.tsx'

/** F-08: the link in the confirmation of a guest's tender: the tender joins this account. */
export function ClaimScreen() {
  const t = useMessages()
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const claim = useSubmit(
    async () => {
      const { result } = await call(claimTender, { body: { token } })
      await queries.invalidateQueries({ queryKey: ['tenders'] })
      toast(t('tender.claimed', { number: result.number }), { type: 'success' })
      return result.number
    },
    { leave: (number) => navigate(`/services/tender/${number}`, { replace: true }) },
  )
  return (
    <Bands>
      <PageTitle>{t('tender.claimTitle')}</PageTitle>
      <HeadBand title={t('tender.claimTitle')} lead={t('tender.claimText')}>
        {claim.error && <ErrorNotice error={claim.error} />}
        <Button fullWidth loading={claim.busy} onClick={() => claim.start()}>
          {t('tender.claim')}
        </Button>
        <Button variant="ghost" link={<Link to="/services/tender" />}>
          {t('tender.claimOther')}
        </Button>
      </HeadBand>
    </Bands>
  )
}
