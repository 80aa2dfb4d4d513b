import { order } from '@borong/api/orders'
import { addReview } from '@borong/api/reviews'
import { call, callQuery, toast, useMessages, useQueryClient, inThisTab } from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { Button } from '@borong/ui/Button'
import { Radio, RadioGroup } from '@borong/ui/Radio'
import { Sheet } from '@borong/ui/Sheet'
import { TextArea } from '@borong/ui/TextArea'
import { useState } from 'react'

interface ReviewSheetProps {
  product: { id: string; name: string }
  orderId: string
  onClose: () => void
}

interface Draft {
  stars?: string
  text: string
}

/** An unsent review survives a closed sheet and a reload; it is deleted with the buyer's session. */
const tab = inThisTab

const STARS = ['5', '4', '3', '2', '1'] as const
const TEXT_LENGTH = 2000

/** The buyer's review of a product of a completed order. */
export default function ReviewSheet({ product, orderId, onClose }: ReviewSheetProps) {
  const t = useMessages()
  const textOf = useErrorText()
  const queries = useQueryClient()
  const key = `checkout.review ${orderId} ${product.id}`
  const [draft, setDraft] = useState(() => tab.getItem<Draft>(key, { text: '' }))
  const { stars, text } = draft
  const change = (more: Partial<Draft>) => {
    const changed = { ...draft, ...more }
    setDraft(changed)
    tab.setItem(key, changed)
  }
  const [error, setError] = useState<string>()

  async function send() {
    if (!stars) return setError(t('review.starsMissing'))
    try {
      await call(addReview, {
        params: { productId: product.id },
        body: { rating: Number(stars), text },
      })
      tab.removeItem(key)
      toast(t('review.thanks'), { type: 'success', id: 'reviewed' })
      await queries.invalidateQueries(callQuery(order, { params: { orderId } }))
      onClose()
    } catch (error) {
      setError(textOf(error))
    }
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={t('review.of', { name: product.name })}
      closeLabel={t('close')}
      action={
        <Button fullWidth onClick={send}>
          {t('review.send')}
        </Button>
      }
    >
      <RadioGroup
        label={t('review.stars')}
        name="stars"
        value={stars}
        onChange={(chosen) => change({ stars: chosen })}
        error={error}
      >
        {STARS.map((value) => (
          <Radio
            key={value}
            value={value}
            label={`${value} ★`}
            hint={t(`review.meaning.${value}`)}
          />
        ))}
      </RadioGroup>
      <TextArea
        label={t('review.text')}
        value={text}
        onChange={(words) => change({ text: words })}
        maxLength={TEXT_LENGTH}
      />
    </Sheet>
  )
}
