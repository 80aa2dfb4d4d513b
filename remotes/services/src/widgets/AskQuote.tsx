import { draftQuotes, quotes } from '@borong/api/quotes'
import {
  call,
  requireLogin,
  toast,
  useMessages,
  useNavigate,
  useSubmit,
  type Input,
  storedKeys,
} from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { Button } from '@borong/ui/Button'
import { HandshakeIcon } from '@borong/ui/icons/HandshakeIcon'

// A second tap, a retry, and a tap after the way back find the same drafts.
const keys = storedKeys('services.quote-drafts')

type Body = Input<typeof draftQuotes>['body']

export interface AskQuoteProps {
  source: Body['source']
  items: Body['items']
}

/** Drafts one quote for each seller of the products, and leads to it. A guest signs in first. */
export function AskQuote({ source, items }: AskQuoteProps) {
  const t = useMessages()
  const textOf = useErrorText()
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const draft = async () => {
    const content = JSON.stringify([source, items])
    const send = () =>
      call(draftQuotes, { body: { key: keys.keyFor(content), source, items: [...items] } })
    const { result } = await send()
    if (result.some(({ state }) => state === 'draft')) return result
    // The earlier request for the same products was sent or withdrawn: this is a new one.
    keys.finish(content)
    return (await send()).result
  }
  const ask = useSubmit(
    async () => {
      const made = await draft()
      void invalidate(quotes)
      const [only] = made
      return made.length === 1 && only ? `/quotes/${only.id}` : '/quotes?state=draft'
    },
    {
      leave: (path) => navigate(path),
      onError: (error) => toast(textOf(error), { type: 'error', id: 'ask-quote' }),
    },
  )
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<HandshakeIcon size={16} />}
      loading={ask.busy}
      disabled={items.length === 0}
      onClick={() => requireLogin() && ask.start()}
    >
      {t('quote.askButton')}
    </Button>
  )
}
