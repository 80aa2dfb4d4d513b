import { linesToCart } from '@borong/api/quick-order'
import {
  call,
  Link,
  toast,
  useLanguage,
  useNavigate,
  useSubmit,
  type ApiError,
  type Input,
} from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { BottomBar } from '../shop/BottomBar.tsx'
import { filledLines, linesBack, linesOf, type Plan } from './plan.ts'
import { useBasketMessages } from './use-basket-messages.ts'

interface PlanBarProps {
  plan: Plan
  isOfCart: boolean
  isCurrent: boolean
  /** The cart has this plan now. */
  onUsed: (plan: Plan) => void
}

/** The total of the chosen plan, and its way into the cart. */
export function PlanBar({ plan, isOfCart, isCurrent, onUsed }: PlanBarProps) {
  const t = useBasketMessages()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const onError = useFailure()
  const use = useSubmit(
    async () => {
      const isWritten = await write(isOfCart ? linesOf(plan) : filledLines(plan))
      if (isWritten && isOfCart) onUsed(plan)
      return isWritten && !isOfCart ? true : null
    },
    { leave: (isLeft) => isLeft && navigate('/cart'), onError },
  )
  return (
    <BottomBar>
      <b>{rupiah(plan.total, language)}</b>
      {isOfCart && isCurrent ? (
        <ToCart />
      ) : (
        <Button loading={use.busy} onClick={() => use.start()}>
          {t(isOfCart ? 'basket.use' : 'basket.fill')}
        </Button>
      )}
    </BottomBar>
  )
}

/** The way to the cart that has the plan, and back from it. */
export function UsedBar({ plan, onUndone }: { plan: Plan; onUndone: () => void }) {
  const t = useBasketMessages()
  const onError = useFailure()
  const undo = useSubmit(
    async () => {
      if (!(await write(linesBack(plan)))) return
      toast(t('basket.undone'), { type: 'success', id: 'basket' })
      onUndone()
    },
    { onError },
  )
  return (
    <BottomBar>
      <Button variant="ghost" loading={undo.busy} onClick={() => undo.start()}>
        {t('basket.undo')}
      </Button>
      <ToCart />
    </BottomBar>
  )
}

function ToCart() {
  const t = useBasketMessages()
  return <Button link={<Link to="/cart" />}>{t('basket.toCart')}</Button>
}

function useFailure() {
  const textOf = useErrorText()
  return (error: ApiError) => toast(textOf(error), { type: 'error', id: 'basket' })
}

/** Writes lines into the cart; says which of them are not in it, and returns whether any is. */
async function write(lines: Input<typeof linesToCart>['body']['lines']): Promise<boolean> {
  const { result } = await call(linesToCart, { body: { lines } })
  for (const { id_item, name, message } of [...result.skipped, ...result.adjusted].slice(0, 3))
    toast(`${name}: ${message}`, { type: 'info', id: `basket-${id_item}` })
  return result.added.length > 0
}
