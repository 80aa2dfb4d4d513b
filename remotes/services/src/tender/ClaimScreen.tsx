import { claimTender, tenders } from '@borong/api/tenders'
import {
  call,
  Link,
  PageTitle,
  toast,
  useMessages,
  useNavigate,
  useParams,
  useSubmit,
} from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'

/** F-08: the link in the confirmation of a guest's tender: the tender joins this account. */
export function ClaimScreen() {
  const t = useMessages()
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const claim = useSubmit(
    async () => {
      const { result } = await call(claimTender, { body: { token } })
      await invalidate(tenders)
      toast(t('tender.claimed', { number: result.number }), { type: 'success' })
      return result.number
    },
    { leave: (number) => navigate(`/services/tender/${number}`, { replace: true }) },
  )
  return (
    <Bands>
      <PageTitle>{t('tender.claimTitle')}</PageTitle>
      <HeadBand title={t('tender.claimTitle')} lead={t('tender.claimText')}>
        <ErrorNotice error={claim.error} />
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
