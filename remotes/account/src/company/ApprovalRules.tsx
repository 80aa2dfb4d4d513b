import { addApprovalRule, approvalRules, removeApprovalRule } from '@borong/api/approvals'
import {
  call,
  callQuery,
  isApiError,
  later,
  Link,
  useMessages,
  useQuery,
  useSubmit,
  type Reply,
} from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { HandshakeIcon } from '@borong/ui/icons/HandshakeIcon'
import { ListRow } from '@borong/ui/ListRow'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonRow } from '@borong/ui/Skeleton'
import { VisuallyHidden } from '@borong/ui/VisuallyHidden'
import { Suspense } from 'react'
import { useReason } from '../approvals/use-reason.ts'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { Band, Rows } from '../parts/Screen.tsx'
import type { Member } from './company.ts'
import { useCompanyChanged } from './use-company-changed.ts'

const ApprovalRuleForm = later(() => import('./ApprovalRuleForm.tsx'))

type Rule = Reply<typeof approvalRules>['rules'][number]

interface ApprovalRulesProps {
  companyId: string
  members: readonly Member[]
  isManager: boolean
}

/** The rules by which orders of the company need approval. */
export function ApprovalRules({ companyId, members, isManager }: ApprovalRulesProps) {
  const t = useMessages()
  const changed = useCompanyChanged()
  const query = useQuery(callQuery(approvalRules, { params: { companyId } }))
  const error = isApiError(query.error) ? query.error : null
  return (
    <Band>
      <SectionHeader
        title={t('approval.rules')}
        more={{ label: t('approval.all'), link: <Link to="/approvals" /> }}
      />
      {query.isPending && <SkeletonRow />}
      <ErrorNotice error={error} />
      {error && (
        <Button variant="secondary" onClick={() => query.refetch()}>
          {t('list.retry')}
        </Button>
      )}
      {query.data?.rules.length === 0 && <p>{t('approval.rulesNone')}</p>}
      <Rows>
        {query.data?.rules.map((rule) => (
          <RuleRow key={rule.id} companyId={companyId} rule={rule} isManager={isManager} />
        ))}
      </Rows>
      {isManager && (
        <Suspense fallback={<SkeletonRow />}>
          <ApprovalRuleForm
            approvers={members.filter(({ role }) => role === 'approver' || role === 'admin')}
            onSave={async (body) => {
              await call(addApprovalRule, { params: { companyId }, body })
              await changed(t('approval.ruleAdded'))
            }}
          />
        </Suspense>
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
          rule.approver_name
            ? t('approval.ruleBy', { name: rule.approver_name })
            : t('approval.ruleByAll')
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
