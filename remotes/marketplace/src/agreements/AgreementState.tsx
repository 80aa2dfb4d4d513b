import type { priceAgreement } from '@borong/api/agreed-prices'
import { type Reply } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { useAgreementMessages } from './use-agreement-messages.ts'

type State = Reply<typeof priceAgreement>['agreement']['state']

const tones = {
  proposed: 'warn',
  active: 'good',
  refused: 'neutral',
  ended: 'neutral',
  expired: 'neutral',
} as const satisfies Record<State, string>

export function AgreementState({ state }: { state: State }) {
  const t = useAgreementMessages()
  return <Badge tone={tones[state]}>{t(`agreements.state.${state}`)}</Badge>
}
