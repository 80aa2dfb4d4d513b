import { decideAgreement, priceAgreement, priceAgreements } from '@borong/api/agreed-prices'
import {
  call,
  callQuery,
  PageTitle,
  toast,
  unitName,
  useLanguage,
  useQuery,
  useSubmit,
  type Reply,
} from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { QueryContent } from '@borong/patterns/QueryContent'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { Button } from '@borong/ui/Button'
import { ListRow } from '@borong/ui/ListRow'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import { Band, Bands, HeadBand, Rows } from '@borong/ui/Band'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { AgreementState } from './AgreementState.tsx'
import { useDay } from './use-day.ts'
import { useAgreementMessages } from './use-agreement-messages.ts'

interface Place {
  companyId: string
  agreementId: string
}

/** One agreement, or the reason why it is not shown. */
export function OneAgreement(params: Place) {
  const t = useAgreementMessages()
  const query = useQuery(callQuery(priceAgreement, { params }))
  if (query.data) return <Agreement params={params} agreement={query.data.agreement} />
  return (
    <Bands>
      <PageTitle>{t('agreements.title')}</PageTitle>
      <HeadBand title={t('agreements.title')} />
      <QueryContent query={query} skeleton={<SkeletonRow />}>
        {null}
      </QueryContent>
    </Bands>
  )
}

interface AgreementProps {
  params: Place
  agreement: Reply<typeof priceAgreement>['agreement']
}

/** An agreement with what is left of each product. An admin accepts or refuses a proposed one. */
function Agreement({ params, agreement }: AgreementProps) {
  const t = useAgreementMessages()
  const { language } = useLanguage()
  const day = useDay()
  const invalidate = useInvalidate()
  const decide = useSubmit(async (accepts: boolean) => {
    await call(decideAgreement, { params, body: { accepts } })
    await invalidate(priceAgreement, priceAgreements)
    toast(t(accepts ? 'agreements.accepted' : 'agreements.refused'), { type: 'success' })
  })
  const number = (count: number) => wholeNumber(count, language)
  return (
    <Bands>
      <PageTitle>{agreement.vendor_name}</PageTitle>
      <HeadBand title={agreement.vendor_name}>
        <p>
          <AgreementState state={agreement.state} /> {agreement.number}
        </p>
        <p>
          {t('agreements.days', { from: day(agreement.valid_from), to: day(agreement.valid_to) })}
        </p>
        {agreement.may_decide && (
          <>
            <p>{t('agreements.decide')}</p>
            <ErrorNotice error={decide.error} />
            <Button fullWidth loading={decide.busy} onClick={() => decide.start(true)}>
              {t('agreements.accept')}
            </Button>
            <Button
              variant="secondary"
              fullWidth
              disabled={decide.busy}
              onClick={() => decide.start(false)}
            >
              {t('agreements.refuse')}
            </Button>
          </>
        )}
      </HeadBand>
      <Band label={t('agreements.title')}>
        <Rows>
          {agreement.lines.map((line) => (
            <ListRow
              key={line.id_item}
              title={line.name}
              detail={[
                t('agreements.from', { amount: number(line.minimum) }),
                line.call_off === null
                  ? t('agreements.unlimited')
                  : t('agreements.left', {
                      left: number(line.call_off - line.used),
                      all: number(line.call_off),
                    }),
              ].join(' · ')}
              end={`${rupiah(line.unit_price, language)} / ${unitName(line.unit_type, language)}`}
            />
          ))}
        </Rows>
      </Band>
    </Bands>
  )
}
