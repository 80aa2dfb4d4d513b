import type { addApprovalRule } from '@borong/api/approvals'
import { categories } from '@borong/api/catalogue'
import { parseRupiah } from '@borong/api/rules/typed-number'
import {
  callQuery,
  isApiError,
  useLanguage,
  useMessages,
  useQuery,
  useSubmit,
  type Input,
} from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { MoneyField } from '@borong/ui/MoneyField'
import { Select } from '@borong/ui/Select'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import type { CostCentre, Member } from './company.ts'

type NewRule = Input<typeof addApprovalRule>['body']
type Kind = NewRule['kind'] | 'item_price'

const KINDS: readonly Kind[] = [
  'total',
  'item_price',
  'category',
  'seller',
  'new_seller',
  'outlet',
  'requester',
]
const MOST = 1_000_000_000_000
/** The alias at the end of a seller's address, or alone. */
const ALIAS = /^[\w-]{1,80}$/
const aliasOf = (typed: string) => /([^/?#]+)\/*(?:[?#].*)?$/.exec(typed.trim())?.[1] ?? ''

interface ApprovalRuleFormProps {
  members: readonly Member[]
  centres: readonly CostCentre[]
  onSave: (body: NewRule) => Promise<void>
}

/** Adds an approval rule. */
export function ApprovalRuleForm({ members, centres, onSave }: ApprovalRuleFormProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const [kind, setKind] = useState<Kind>('total')
  const [typed, setTyped] = useState('')
  const [approver, setApprover] = useState('')
  const optionsOf = (some: readonly Member[]) =>
    some.map(({ user_id: value, name: label }) => ({ value, label }))
  const targets = {
    outlet: centres
      .filter(({ is_archived }) => !is_archived)
      .map(({ id: value, name: label }) => ({ value, label })),
    requester: optionsOf(members.filter(({ role }) => role !== 'finance')),
  }
  const rule = ruleOf(kind, typed, approver || null)
  const save = useSubmit(async (body: NewRule) => {
    await onSave(body)
    setTyped('')
  })
  const field = {
    value: typed,
    onChange: setTyped,
    invalid: !rule && kind !== 'new_seller' && t(`approval.wrong.${kind}`),
  }
  return (
    <Form submit={save} onSubmit={() => rule && save.start(rule)}>
      <Select
        label={t('approval.ruleKind')}
        value={kind}
        onChange={(next) => {
          setKind(KINDS.find((one) => one === next) ?? 'total')
          setTyped('')
        }}
        options={KINDS.map((value) => ({ value, label: t(`approval.kind.${value}`) }))}
      />
      {(kind === 'total' || kind === 'item_price') && (
        <MoneyField
          {...field}
          label={t(kind === 'total' ? 'approval.ruleAmount' : 'approval.rulePrice')}
          language={language}
        />
      )}
      {kind === 'seller' && (
        <TextField
          {...field}
          label={t('approval.ruleSeller')}
          hint={t('approval.ruleSellerHint')}
          maxLength={300}
          autoComplete="off"
        />
      )}
      {kind === 'category' && <CategoryField {...field} />}
      {(kind === 'outlet' || kind === 'requester') && (
        <Select
          {...field}
          label={t(`approval.by.${kind}`)}
          placeholder={t(`approval.wrong.${kind}`)}
          options={targets[kind]}
        />
      )}
      <Select
        label={t('approval.ruleApprover')}
        value={approver}
        onChange={setApprover}
        options={[
          { value: '', label: t('approval.ruleByAll') },
          ...optionsOf(members.filter(({ role }) => role === 'approver' || role === 'admin')),
        ]}
      />
      <ErrorNotice error={save.error} />
      <Button type="submit" variant="secondary" fullWidth loading={save.busy}>
        {t('approval.ruleAdd')}
      </Button>
    </Form>
  )
}

interface CategoryFieldProps {
  value: string
  onChange: (slug: string) => void
  invalid: string | false
}

function CategoryField({ value, onChange, invalid }: CategoryFieldProps) {
  const t = useMessages()
  const query = useQuery(callQuery(categories))
  return (
    <>
      <Select
        label={t('approval.ruleCategory')}
        placeholder={t('approval.ruleCategoryChoose')}
        value={value}
        onChange={onChange}
        invalid={invalid}
        options={query.data?.result.map(({ slug, name }) => ({ value: slug, label: name })) ?? []}
      />
      <ErrorNotice error={isApiError(query.error) ? query.error : null} />
    </>
  )
}

function ruleOf(kind: Kind, typed: string, approver_id: string | null): NewRule | undefined {
  if (kind === 'new_seller') return { kind, approver_id }
  if (kind === 'outlet') return typed ? { kind, cost_centre_id: typed, approver_id } : undefined
  if (kind === 'requester') return typed ? { kind, member_id: typed, approver_id } : undefined
  if (kind === 'category') return typed ? { kind, category_slug: typed, approver_id } : undefined
  if (kind === 'seller') {
    const seller_alias = aliasOf(typed)
    return ALIAS.test(seller_alias) ? { kind, seller_alias, approver_id } : undefined
  }
  const amount = parseRupiah(typed)
  if (amount === undefined || amount > MOST) return undefined
  return { kind: 'total', amount, per_unit: kind === 'item_price', approver_id }
}
