import { isPlaceNumber, taxDigits, taxNumberFault } from '@borong/api/rules/tax-number'
import { userProfile } from '@borong/api/users'
import { useAtom, useCall, useMessages, Widget, type Reply } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { Notice } from '@borong/ui/Notice'
import { Select } from '@borong/ui/Select'
import { TextArea } from '@borong/ui/TextArea'
import { TextField } from '@borong/ui/TextField'
import { Band, Screen } from '../parts/Screen.tsx'
import { businessDraftAtom, type Business } from './business.atoms.ts'
import { useProfileUpdate } from './use-profile-update.ts'

type Known = Reply<typeof userProfile>['result']['business']

const TYPES = ['resto', 'office', 'mart', 'auto', 'other'] as const
const TONES = { in_verification: 'info', need_revision: 'warn', verified: 'success' } as const

/** The buyer's business: its name, its type, its tax number. It is verified after each submission. */
export function BusinessScreen() {
  const t = useMessages()
  const { result: buyer } = useCall(userProfile)
  const { business } = buyer
  return (
    <Screen title={t('business.title')}>
      <Band>
        {business.status !== 'none' && (
          <Notice tone={TONES[business.status]} title={t(`business.status.${business.status}`)}>
            {business.note ?? t(`business.means.${business.status}`)}
          </Notice>
        )}
        <BusinessForm known={business} />
      </Band>
    </Screen>
  )
}

function BusinessForm({ known }: { known: Known }) {
  const t = useMessages()
  const [draft, setDraft] = useAtom(businessDraftAtom)
  const save = useProfileUpdate(t('business.saved'), () => setDraft({}))
  const { status: _status, note: _note, ...saved } = known
  const business: Business = { ...saved, ...draft }
  const change = (part: Partial<Business>) => setDraft((before) => ({ ...before, ...part }))
  const taxNumber = taxDigits(business.npwp)
  const fault = taxNumber === '' ? undefined : taxNumberFault(taxNumber)
  const nitku = taxDigits(business.nitku ?? '')
  const nik = taxDigits(business.nik ?? '')
  return (
    <Form
      submit={save}
      onSubmit={() =>
        save.start({
          business: {
            ...business,
            npwp: taxNumber,
            nitku,
            nik,
            documents: business.documents?.map(({ id }) => id),
          },
        })
      }
    >
      <TextField
        name="organization"
        label={t('business.name')}
        autoComplete="organization"
        maxLength={150}
        value={business.company_name}
        onChange={(name) => change({ company_name: name })}
        invalid={business.company_name.trim() === '' && t('business.nameMissing')}
      />
      <Select
        name="business-type"
        label={t('business.type')}
        value={business.business_type}
        onChange={(type) => change({ business_type: type as Business['business_type'] })}
        options={TYPES.map((type) => ({ value: type, label: t(`business.typeOf.${type}`) }))}
      />
      <TextField
        type="numeric"
        name="npwp"
        label={t('business.npwp')}
        hint={t('business.npwpHint')}
        maxLength={24}
        value={business.npwp}
        onChange={(npwp) => change({ npwp })}
        error={fault === 'old' && t('business.npwpOld')}
        invalid={fault && t('business.npwpWrong')}
      />
      <TextField
        type="numeric"
        name="nitku"
        label={t('business.nitku')}
        hint={t('business.nitkuHint')}
        maxLength={30}
        value={business.nitku ?? ''}
        onChange={(typed) => change({ nitku: typed })}
        invalid={nitku !== '' && !isPlaceNumber(nitku, taxNumber) && t('business.nitkuWrong')}
      />
      <TextField
        type="numeric"
        name="nik"
        label={t('business.nik')}
        hint={t('business.nikHint')}
        maxLength={24}
        value={business.nik ?? ''}
        onChange={(typed) => change({ nik: typed })}
        invalid={nik !== '' && !/^\d{16}$/.test(nik) && t('business.nikWrong')}
      />
      <TextField
        name="owner"
        label={t('business.owner')}
        maxLength={100}
        value={business.owner_name}
        onChange={(owner) => change({ owner_name: owner })}
      />
      <TextArea
        name="business-address"
        label={t('business.address')}
        maxLength={300}
        value={business.address}
        onChange={(address) => change({ address })}
      />
      <Widget
        name="services/business-documents"
        files={business.documents ?? []}
        onChange={(documents) => change({ documents })}
      />
      <ErrorNotice error={save.error} />
      <Button type="submit" fullWidth loading={save.busy}>
        {t('business.send')}
      </Button>
    </Form>
  )
}
