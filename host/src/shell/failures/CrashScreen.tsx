import { Link, useMessages, useSetAtom } from '@borong/contract'
import { usePage } from '@borong/contract/host'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { RefreshIcon } from '@borong/ui/icons/RefreshIcon'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import en from '../messages/en.json'
import id from '../messages/id.json'
import { restartsAtom } from '../restarts.ts'

interface CrashProps {
  unit?: string
  error: unknown
}

// The page is complete without it.
const Stack = lazy<ComponentType<CrashProps>>(() =>
  import(/* webpackChunkName: "developers" */ './Stack.tsx').catch(() => ({ default: () => null })),
)

/** A component threw. The buttons load a new document, or the last good release of the unit that threw. */
export default function CrashScreen(props: CrashProps) {
  const { messages, boot } = usePage()
  // Not among the messages of the first scripts, which few visitors need.
  useState(() => {
    messages.add('host', 'id', id)
    messages.add('host', 'en', en)
  })
  return (
    <>
      <Crash unit={props.unit} />
      {boot.showsStacks && (
        <Suspense>
          <Stack {...props} />
        </Suspense>
      )}
    </>
  )
}

function Crash({ unit }: { unit: string | undefined }) {
  const t = useMessages()
  return (
    <EmptyState
      level={1}
      icon={<RefreshIcon size={32} />}
      title={t('crash.title')}
      action={
        <>
          <Button onClick={() => location.reload()}>{t('crash.reload')}</Button>
          {unit && <LastGoodOffer unit={unit} />}
          <Button variant="ghost" link={<Link to="/" reloadDocument />}>
            {t('crash.home')}
          </Button>
        </>
      }
    >
      {t('crash.text')}
    </EmptyState>
  )
}

function LastGoodOffer({ unit }: { unit: string }) {
  const { boot, modules } = usePage()
  const t = useMessages()
  const restart = useSetAtom(restartsAtom)
  const lastGood = boot.set.units[unit]?.lastGood
  if (!lastGood || modules.version(unit) === lastGood) return null
  const open = async () => {
    if (await modules.fallBack(unit)) restart((count) => count + 1)
    else location.reload()
  }
  return (
    <Button variant="ghost" onClick={() => void open()}>
      {t('crash.lastGood')}
    </Button>
  )
}
