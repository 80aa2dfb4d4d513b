import { awardTender } from '@borong/api/tenders'
import { userProfile } from '@borong/api/users'
import {
  callQuery,
  call,
  isApiError,
  Link,
  useLanguage,
  useMessages,
  useQuery,
  useSubmit,
} from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { DescriptionList } from '@borong/ui/DescriptionList'
import { rupiah } from '@borong/ui/format/rupiah'
import { Notice } from '@borong/ui/Notice'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Select } from '@borong/ui/Select'
import { useState } from 'react'
import { ConfirmPrompt } from '@borong/patterns/ConfirmPrompt'
import { cheapestChoice, shares, type Choice, type Offer, type TenderDetail } from './offers.ts'
import { OfferTable } from './OfferTable.tsx'
import styles from './Tender.module.css'

interface AwardFormProps {
  tender: TenderDetail
  offers: readonly Offer[]
  onChange: (tender: TenderDetail) => void
  /** The tender or an offer has changed since it was read. */
  onStale: () => void
}

/** Chooses one offer or lines of several, and accepts them after a confirmation. */
export function AwardForm({ tender, offers, onChange, onStale }: AwardFormProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const [choice, setChoice] = useState<Choice>({})
  const [isConfirming, setConfirming] = useState(false)
  const [addressId, setAddressId] = useState('')
  const needsAddress = tender.address === null
  const profile = useQuery({ ...callQuery(userProfile), enabled: needsAddress })
  const addresses = profile.data?.result.addresses ?? []
  const chosen = shares(offers, choice)
  const lineCount = chosen.reduce((sum, { positions }) => sum + positions.length, 0)
  const total = chosen.reduce((sum, share) => sum + share.total, 0)
  const positions = tender.lines.map(({ position }) => position)
  const address = addressId || addresses.find((one) => one.set_default)?.shipping_address_id

  const accept = useSubmit(async () => {
    try {
      const { result } = await call(awardTender, {
        params: { number: tender.number },
        body: {
          version: tender.version,
          choices: chosen.map(({ offer, positions: taken }) => ({
            quote_id: offer.quote_id,
            version: offer.version,
            positions: taken,
          })),
          ...(needsAddress && address ? { address_id: address } : {}),
        },
      })
      onChange(result)
    } catch (error) {
      if (isApiError(error) && error.kind === 'refusal') onStale()
      throw error
    }
  })
  const choose = (next: Choice) => {
    setChoice(next)
    setConfirming(false)
    accept.reset()
  }
  const canSend = chosen.length > 0 && (!needsAddress || address !== undefined)

  return (
    <Band>
      <SectionHeader title={t('tender.offers')} />
      <p className={styles.label}>{t('tender.offersLead')}</p>
      <OfferTable tender={tender} offers={offers} choice={choice} onChoose={choose} />
      <div className={styles.fields}>
        {offers.length > 1 && (
          <Button variant="secondary" onClick={() => choose(cheapestChoice(offers, positions))}>
            {t('tender.chooseCheapest')}
          </Button>
        )}
        {needsAddress && addresses.length > 0 && (
          <Select
            label={t('tender.address')}
            value={address ?? ''}
            placeholder={t('tender.chooseAddress')}
            onChange={setAddressId}
            options={addresses.map((one) => ({
              value: one.shipping_address_id,
              label: `${one.alias}: ${one.address}, ${one.city}`,
            }))}
          />
        )}
        {needsAddress && profile.data && addresses.length === 0 && (
          <Notice
            action={
              <Button variant="secondary" link={<Link to="/add-address" />}>
                {t('tender.addAddress')}
              </Button>
            }
          >
            {t('tender.noAddress')}
          </Notice>
        )}
        <div aria-live="polite">
          {chosen.length > 0 && (
            <DescriptionList
              facts={[
                ...chosen.map(
                  ({ offer: { vendor_name: vendor }, positions: { length: count }, total }) =>
                    [t('tender.share', { vendor, count }), rupiah(total, language)] as const,
                ),
                [t('tender.chosenTotal'), rupiah(total, language), true],
              ]}
            />
          )}
          {chosen.length > 0 && lineCount < positions.length && (
            <p className={styles.label}>
              {t('tender.notChosen', { count: positions.length - lineCount })}
            </p>
          )}
        </div>
        <ErrorNotice error={accept.error} />
        {isConfirming ? (
          <ConfirmPrompt
            title={t('tender.awardTitle')}
            yes={t('tender.award')}
            no={t('tender.awardNo')}
            isBusy={accept.busy}
            onYes={() => accept.start()}
            onNo={() => setConfirming(false)}
          >
            <p>{t('tender.awardText')}</p>
          </ConfirmPrompt>
        ) : (
          <Button fullWidth disabled={!canSend} onClick={() => canSend && setConfirming(true)}>
            {t('tender.accept')}
          </Button>
        )}
      </div>
    </Band>
  )
}
