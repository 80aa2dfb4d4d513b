import { call, isFault, toast, useMessages, useQueryClient } from '@borong/contract'
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

const STARS = ['5', '4', '3', '2', '1'] as const
const TEXT_LENGTH = 2000

/** What the buyer thinks of a product of a completed order. */
export default function ReviewSheet({ product, orderId, onClose }: ReviewSheetProps) {
  const t = useMessages()
  const queries = useQueryClient()
  const [stars, setStars] = useState<string>()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()

  async function send() {
    if (!stars) return setFault(t('review.starsMissing'))
    try {
      await call('addReview', {
        params: { productId: product.id },
        body: { rating: Number(stars), text },
      })
      toast(t('review.thanks'), { type: 'success', id: 'reviewed' })
      await queries.invalidateQueries({ queryKey: ['order', { params: { orderId } }] })
      onClose()
    } catch (error) {
      setFault(isFault(error) && error.kind !== 'network' ? error.message : t('failure.network'))
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
        onChange={setStars}
        error={fault}
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
      <TextArea label={t('review.text')} value={text} onChange={setText} maxLength={TEXT_LENGTH} />
    </Sheet>
  )
}
