import { userProfile } from '@borong/api/users'
import { isEmail } from '@borong/api/rules/email'
import { isPlaceNumber, taxDigits, taxNumberFault } from '@borong/api/rules/tax-number'
import { callQuery, useAtomValue, useMessages, useQuery } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { Select } from '@borong/ui/Select'
import { Sheet } from '@borong/ui/Sheet'
import { TextArea } from '@borong/ui/TextArea'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import { draftAtom, type Facture } from './draft.ts'

interface FactureSheetProps {
  open: boolean
  onClose: () => void
  onSave: (facture: Facture) => void
}

/** The company data of the tax invoice, prefilled from the buyer's profile. */
export default function FactureSheet({ open, onClose, onSave }: FactureSheetProps) {
  const t = useMessages()
  const { facture } = useAtomValue(draftAtom)
  const profile = useQuery(callQuery(userProfile)).data?.result
  const [typed, setTyped] = useState<Partial<Facture>>({})
  const business = profile?.business
  const company: Facture = {
    company_name: business?.company_name ?? '',
    tax_number: business?.npwp || business?.nik || '',
    id_type: business?.nik && !business.npwp ? 'nik' : 'npwp',
    nitku: business?.nitku ?? '',
    company_address: business?.address ?? '',
    email: profile?.email ?? '',
    ...facture,
    ...typed,
  }
  const errors = errorsOf(company)
  const invalid = (field: keyof Facture) => errors.has(field) && t(`facture.error.${field}`)
  const set = (field: keyof Facture) => (value: string) => setTyped({ ...typed, [field]: value })
  const save = () => {
    // A person has no place of business in the tax register.
    const nitku = company.id_type === 'nik' ? '' : taxDigits(company.nitku ?? '')
    onSave({ ...company, tax_number: taxDigits(company.tax_number), nitku })
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('facture.title')}
      closeLabel={t('close')}
      action={
        <Button fullWidth type="submit" form="facture">
          {t('facture.save')}
        </Button>
      }
    >
      <Form id="facture" onSubmit={save}>
        <TextField
          label={t('facture.company')}
          value={company.company_name}
          onChange={set('company_name')}
          invalid={invalid('company_name')}
          maxLength={120}
          autoComplete="organization"
        />
        <Select
          label={t('facture.idType')}
          value={company.id_type ?? 'npwp'}
          onChange={(value) => setTyped({ ...typed, id_type: value === 'nik' ? 'nik' : 'npwp' })}
          options={[
            { value: 'npwp', label: t('facture.npwp') },
            { value: 'nik', label: t('facture.nik') },
          ]}
        />
        <TextField
          label={t(`facture.${company.id_type ?? 'npwp'}`)}
          hint={t('facture.taxHint')}
          type="numeric"
          value={company.tax_number}
          onChange={set('tax_number')}
          // The form asks to complete an old number of the profile before anything is submitted.
          error={taxNumberFault(company.tax_number) === 'old' && t('facture.error.old')}
          invalid={invalid('tax_number')}
          maxLength={25}
        />
        {company.id_type !== 'nik' && (
          <TextField
            label={t('facture.nitku')}
            hint={t('facture.nitkuHint')}
            type="numeric"
            value={company.nitku ?? ''}
            onChange={set('nitku')}
            invalid={invalid('nitku')}
            maxLength={30}
          />
        )}
        <TextArea
          label={t('facture.address')}
          value={company.company_address}
          onChange={set('company_address')}
          invalid={invalid('company_address')}
          maxLength={300}
          rows={2}
        />
        <TextField
          label={t('facture.email')}
          type="email"
          value={company.email}
          onChange={set('email')}
          invalid={invalid('email')}
          maxLength={120}
          autoComplete="email"
        />
      </Form>
    </Sheet>
  )
}

function errorsOf(company: Facture): Set<keyof Facture> {
  const errors = new Set<keyof Facture>()
  if (!company.company_name.trim()) errors.add('company_name')
  if (taxNumberFault(company.tax_number)) errors.add('tax_number')
  const nitku = taxDigits(company.nitku ?? '')
  if (company.id_type !== 'nik' && nitku && !isPlaceNumber(nitku, company.tax_number))
    errors.add('nitku')
  if (!company.company_address.trim()) errors.add('company_address')
  if (!isEmail(company.email)) errors.add('email')
  return errors
}
