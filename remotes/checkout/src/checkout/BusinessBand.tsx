import { companies as companiesCall } from '@borong/api/companies'
import { callQuery, useAtom, useMessages, useQuery } from '@borong/contract'
import { Select } from '@borong/ui/Select'
import { useEffect } from 'react'
import { Band } from '../shop/Screen.tsx'
import styles from './BusinessBand.module.css'
import { BusinessFields } from './BusinessFields.tsx'
import { businessAtom, noBusiness } from './business.atoms.ts'

/** Orders for a company of the buyer or as a person. A buyer without a company never sees it. */
export function BusinessBand({ buyerId, total }: { buyerId: string; total: number }) {
  const t = useMessages()
  const [business, setBusiness] = useAtom(businessAtom)
  const known = useQuery(callQuery(companiesCall)).data?.companies
  const mine = known?.filter(({ role }) => role !== 'finance')
  const isGone =
    mine !== undefined &&
    business.company_id !== '' &&
    mine.every(({ id }) => id !== business.company_id)
  // The buyer has left the company, or another buyer uses this browser.
  useEffect(() => {
    if (isGone) setBusiness(noBusiness)
  }, [isGone, setBusiness])

  // Without an answer of the gateway the buyer still sees and changes the stored choice.
  const stored =
    business.company_id === '' ? [] : [{ id: business.company_id, name: business.company_name }]
  const options = mine ?? stored
  if (options.length === 0) return null
  const choose = (id: string) => {
    const company = options.find((one) => one.id === id)
    setBusiness(
      company
        ? { ...business, company_id: id, company_name: company.name, cost_centre_id: '' }
        : noBusiness,
    )
  }
  return (
    <Band label={t('business.order')}>
      <div className={styles.fields}>
        <Select
          label={t('business.title')}
          value={business.company_id}
          onChange={choose}
          options={[
            { value: '', label: t('business.personal') },
            ...options.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        {business.company_id !== '' && !isGone && (
          <BusinessFields
            key={business.company_id}
            business={business}
            onChange={(change) => setBusiness({ ...business, ...change })}
            buyerId={buyerId}
            total={total}
          />
        )}
      </div>
    </Band>
  )
}
