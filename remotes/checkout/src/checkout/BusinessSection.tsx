import { companies as companiesCall } from '@borong/api/companies'
import { buyingFor } from '@borong/api/rules/buying-for'
import { callQuery, useAtom, useMessages, useQuery } from '@borong/contract'
import { Select } from '@borong/ui/Select'
import { useEffect } from 'react'
import { Band } from '../shop/Screen.tsx'
import styles from './BusinessSection.module.css'
import { BusinessFields } from './BusinessFields.tsx'
import { businessAtom, noBusiness } from './business.atoms.ts'

interface BusinessSectionProps {
  buyerId: string
  total: number
  /** The company of a quote, which is ordered for no other owner. */
  only?: string | null | undefined
}

/**
 * Orders for a company of the buyer or as a person. It starts with a company, and offers the person only where no company
 * forbids it. A buyer without a company never sees it.
 */
export function BusinessSection({ buyerId, total, only }: BusinessSectionProps) {
  const t = useMessages()
  const [business, setBusiness] = useAtom(businessAtom)
  const { company_id } = business
  const known = useQuery(callQuery(companiesCall)).data?.companies
  const buying = known && buyingFor(known)
  const mine = buying?.companies.filter(({ id }) => !only || id === only)
  const first = only ? mine?.[0] : buying?.first
  const isPersonalAllowed = !only && buying?.isPersonalAllowed !== false
  const isChosen = company_id
    ? mine?.some(({ id }) => id === company_id)
    : !first || (business.is_personal && isPersonalAllowed)
  const choose = (company?: { id: string; name: string }) =>
    setBusiness(
      company
        ? { ...business, company_id: company.id, company_name: company.name, cost_centre_id: '' }
        : noBusiness,
    )
  // The buyer has not chosen yet, has left the company, or another buyer uses this browser.
  useEffect(() => {
    if (mine && !isChosen) choose(first)
  })

  // Without an answer of the gateway the buyer still sees and changes the stored choice.
  const options = mine ?? (company_id ? [{ id: company_id, name: business.company_name }] : [])
  if (options.length === 0) return null
  return (
    <Band label={t('business.order')}>
      <div className={styles.fields}>
        <Select
          label={t('business.title')}
          value={company_id}
          onChange={(next) =>
            next
              ? choose(options.find(({ id }) => id === next))
              : setBusiness({ ...noBusiness, is_personal: true })
          }
          options={[
            ...(isPersonalAllowed ? [{ value: '', label: t('business.personal') }] : []),
            ...options.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        {company_id && (isChosen ?? true) && (
          <BusinessFields
            key={company_id}
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
