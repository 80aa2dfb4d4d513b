import { useMessages } from '@borong/contract'
import { ChatIcon } from '@borong/ui/icons/ChatIcon'
import { MailIcon } from '@borong/ui/icons/MailIcon'
import { ShieldIcon } from '@borong/ui/icons/ShieldIcon'
import { SmartphoneIcon } from '@borong/ui/icons/SmartphoneIcon'
import { ListRow } from '@borong/ui/ListRow'
import { Spinner } from '@borong/ui/Spinner'
import { useState } from 'react'
import { FaultNotice } from '../parts/FaultNotice.tsx'
import { useOnce } from '../parts/use-once.ts'
import type { CodeChannel } from './identity.atoms.ts'
import styles from './Identity.module.css'

/** How somebody proves themselves: by a code over a channel, or by their PIN. */
export type Way = CodeChannel | 'pin'

interface ChannelListProps {
  ways: readonly { way: Way; detail?: string | null }[]
  onChoose: (way: Way) => Promise<void>
}

const ICONS = { whatsapp: ChatIcon, sms: SmartphoneIcon, email: MailIcon, pin: ShieldIcon }

/** The ways that are open to this buyer; a tap takes one. */
export function ChannelList({ ways, onChoose }: ChannelListProps) {
  const t = useMessages()
  const [chosen, setChosen] = useState<Way>()
  const sending = useOnce(onChoose)
  const choose = (way: Way) => {
    if (!sending.busy) setChosen(way)
    void sending.start(way)
  }
  return (
    <>
      <div
        className={styles.ways}
        role="group"
        aria-label={t('identity.choose')}
        aria-busy={sending.busy}
      >
        {ways.map(({ way, detail }) => {
          const Icon = ICONS[way]
          return (
            <ListRow
              key={way}
              start={<Icon size={24} />}
              title={t(`identity.by.${way}`)}
              detail={detail}
              end={sending.busy && chosen === way && <Spinner />}
              onClick={() => choose(way)}
            />
          )
        })}
      </div>
      <FaultNotice fault={sending.fault} />
    </>
  )
}
