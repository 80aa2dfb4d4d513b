import { call, isFault, toast, useMessages, useQueryClient } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { inThisTab } from '@borong/ui/in-this-tab'
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
  /** Of which product of which order. */
  of: string
  stars?: string
  text: string
}

/** What was written and not sent stays over a closed sheet and a reload; it goes with the buyer's session. */
const KEY = 'checkout.review'
const tab = inThisTab<Draft>()

function draftOf(of: string): Draft {
  const kept = tab.getItem(KEY, { of, text: '' })
  return kept.of === of ? kept : { of, text: '' }
}

const STARS = ['5', '4', '3', '2', '1'] as const
const TEXT_LENGTH = 2000

/** What the buyer thinks of a product of a completed order. */
export default function ReviewSheet({ product, orderId, onClose }: ReviewSheetProps) {
  const t = useMessages()
  const queries = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(`${orderId} ${product.id}`))
  const { stars, text } = draft
  const change = (more: Partial<Draft>) => {
    const changed = { ...draft, ...more }
    setDraft(changed)
    tab.setItem(KEY, changed)
  }
  const [fault, setFault] = useState<string>()

  async function send() {
    if (!stars) return setFault(t('review.starsMissing'))
    try {
      await call('addReview', {
        params: { productId: product.id },
        body: { rating: Number(stars), text },
      })
      tab.removeItem(KEY)
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
        onChange={(chosen) => change({ stars: chosen })}
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
      <TextArea
        label={t('review.text')}
        value={text}
        onChange={(words) => change({ text: words })}
        maxLength={TEXT_LENGTH}
      />
    </Sheet>
  )
}
