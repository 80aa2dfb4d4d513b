import { company as companyCall, companyBudgets } from '@borong/api/companies'
import { callQuery, useLanguage, useMessages, useQuery } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import { Checkbox } from '@borong/ui/Checkbox'
import { Notice } from '@borong/ui/Notice'
import { Select } from '@borong/ui/Select'
import type { BusinessDraft } from './business.atoms.ts'
import { OrderNotes } from './OrderNotes.tsx'

interface BusinessFieldsProps {
  business: BusinessDraft
  onChange: (change: Partial<BusinessDraft>) => void
  buyerId: string
  total: number
}

/** The company's notes on its order, and the remainder of its budgets. */
export function BusinessFields({ business, onChange, buyerId, total }: BusinessFieldsProps) {
  const t = useMessages()
  const params = { companyId: business.company_id }
  const { cost_centres: centres, settings } =
    useQuery(callQuery(companyCall, { params })).data ?? {}
  const open = centres?.filter(({ is_archived }) => !is_archived) ?? []
  return (
    <>
      {open.length > 0 && (
        <Select
          label={t('business.centre')}
          value={business.cost_centre_id}
          onChange={(cost_centre_id) => onChange({ cost_centre_id })}
          placeholder={settings?.cost_centre_required ? t('business.centre') : undefined}
          options={[
            ...(settings?.cost_centre_required
              ? []
              : [{ value: '', label: t('business.noCentre') }]),
            ...open.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <BudgetNotice
        business={business}
        onChange={onChange}
        buyerId={buyerId}
        total={total}
        isExceptionPossible={settings?.budget_exceptions ?? false}
      />
      <OrderNotes
        notes={business}
        isPoRequired={settings?.po_number_required ?? false}
        onChange={onChange}
      />
    </>
  )
}

/** The smallest remainder of the budgets that apply to the order, and the request for an exception above it. */
function BudgetNotice({
  business,
  onChange,
  buyerId,
  total,
  isExceptionPossible,
}: BusinessFieldsProps & { isExceptionPossible: boolean }) {
  const t = useMessages()
  const { language } = useLanguage()
  const params = { companyId: business.company_id }
  const budgets = useQuery(callQuery(companyBudgets, { params })).data?.budgets ?? []
  const left = budgets
    .filter(
      (budget) =>
        (budget.member_id ?? buyerId) === buyerId &&
        (budget.cost_centre_id ?? business.cost_centre_id) === business.cost_centre_id,
    )
    .map(({ amount, used }) => Math.max(0, amount - used))
  if (left.length === 0) return null
  const amount = Math.min(...left)
  const isShort = amount < total
  return (
    <>
      <Notice tone={isShort ? 'warn' : 'info'} live>
        {t(isShort ? 'business.budgetShort' : 'business.budgetLeft', {
          amount: rupiah(amount, language),
        })}
      </Notice>
      {isShort && isExceptionPossible && (
        <Checkbox
          label={t('business.exception')}
          checked={business.budget_exception ?? false}
          onChange={(budget_exception) => onChange({ budget_exception })}
        />
      )}
    </>
  )
}
