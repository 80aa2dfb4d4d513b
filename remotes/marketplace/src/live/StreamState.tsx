import type { streams } from '@borong/api/campaigns'
import { useLanguage, type Reply } from '@borong/contract'
import { Badge } from '@borong/ui/Badge'
import { shortCount } from '@borong/ui/format/decimals'
import { timeOfDay } from '../shop/format.ts'
import { useLiveMessages } from './use-live-messages.ts'

type Stream = Reply<typeof streams>['result'][number]

/** The state of a stream: live, recorded, or its start time. */
export function StreamState({
  stream,
}: {
  stream: Pick<Stream, 'status' | 'viewers' | 'start_date'>
}) {
  const t = useLiveMessages()
  const { language } = useLanguage()
  const viewers = shortCount(stream.viewers, language)
  if (stream.status === 'live')
    return (
      <span>
        <Badge tone="bad">{t('live.now')}</Badge> {t('live.watching', { amount: viewers })}
      </span>
    )
  if (stream.status === 'upcoming')
    return (
      <span>
        <Badge tone="note">{t('live.at', { time: timeOfDay(stream.start_date, language) })}</Badge>
      </span>
    )
  return (
    <span>
      <Badge>{t('live.recorded')}</Badge> {t('live.watched', { amount: viewers })}
    </span>
  )
}
