import { addApprovalRule, approvalRules, removeApprovalRule } from '@borong/api/approvals'
import { call, callQuery, useMessages, useQuery, useSubmit, type Reply } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { QueryContent } from '@borong/patterns/QueryContent'
import { Badge } from '@borong/ui/Badge'
import { Button } from '@borong/ui/Button'
import { HandshakeIcon } from '@borong/ui/icons/HandshakeIcon'
import { ListRow } from '@borong/ui/ListRow'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { VisuallyHidden } from '@borong/ui/VisuallyHidden'
import { useReason } from '../approvals/use-reason.ts'
import { Band, Rows } from '../parts/Screen.tsx'
import { ApprovalRuleForm } from './ApprovalRuleForm.tsx'
import type { ApproversProps, CostCentre } from './company.ts'
import { useCompanyChanged } from './use-company-changed.ts'

type Rule = Reply<typeof approvalRules>['rules'][number]

/** The rules by which orders of the company need approval. */
export function ApprovalRules({
  companyId,
  members,
  centres,
  isManager,
}: ApproversProps & { centres: readonly CostCentre[] }) {
  const t = useMessages()
  const changed = useCompanyChanged()
  const query = useQuery(callQuery(approvalRules, { params: { companyId } }))
  return (
    <Band>
      <QueryContent query={query} skeleton={<SkeletonRow />}>
        {({ rules }) =>
          rules.length === 0 ? (
            <p>{t('approval.rulesNone')}</p>
          ) : (
            <Rows>
              {rules.map((rule) => (
                <RuleRow key={rule.id} companyId={companyId} rule={rule} isManager={isManager} />
              ))}
            </Rows>
          )
        }
      </QueryContent>
      {isManager && (
        <ApprovalRuleForm
          members={members}
          centres={centres}
          onSave={async (body) => {
            await call(addApprovalRule, { params: { companyId }, body })
            await changed(t('approval.ruleAdded'))
          }}
        />
      )}
    </Band>
  )
}

function RuleRow({
  companyId,
  rule,
  isManager,
}: {
  companyId: string
  rule: Rule
  isManager: boolean
}) {
  const t = useMessages()
  const changed = useCompanyChanged()
  const name = useReason()(rule)
  const remove = useSubmit(async () => {
    await call(removeApprovalRule, { params: { companyId, ruleId: rule.id } })
    await changed(t('approval.ruleRemoved'))
  })
  return (
    <div>
      <ListRow
        start={<HandshakeIcon size={24} />}
        title={name}
        detail={
          <>
            {detailOf(rule, t)}{' '}
            {rule.is_broken && <Badge tone="bad">{t('approval.ruleBroken')}</Badge>}
          </>
        }
        end={
          isManager && (
            <Button variant="ghost" size="small" loading={remove.busy} onClick={remove.start}>
              <span aria-hidden>{t('company.budgetRemove')}</span>
              <VisuallyHidden>{t('approval.ruleRemoveOf', { name })}</VisuallyHidden>
            </Button>
          )
        }
      />
      <ErrorNotice error={remove.error} />
    </div>
  )
}

function detailOf(
  { is_lost, is_broken, names, approver_name: name }: Rule,
  t: ReturnType<typeof useMessages>,
) {
  if (is_lost) return t(`approval.lost.${names!}`)
  if (!name) return t('approval.ruleByAll')
  return t(is_broken ? 'approval.ruleLost' : 'approval.ruleBy', { name })
}
