import { Link, useConfig, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { ChatIcon } from '@borong/ui/icons/ChatIcon'
import { phoneLink } from '@borong/ui/format/phone-link'
import { Screen } from '../parts/Screen.tsx'

/** P-05: shown while chat is switched off: another way to contact support, and a link to the shop. */
export function ChatOff() {
  const t = useMessages()
  const { supportPhone } = useConfig()
  return (
    <Screen title={t('chat.title')}>
      <EmptyState
        icon={<ChatIcon size={32} />}
        title={t('chat.off')}
        action={
          <>
            {supportPhone && (
              <Button link={<a href={phoneLink(supportPhone)}>{supportPhone}</a>}>
                {t('identity.support', { phone: supportPhone })}
              </Button>
            )}
            <Button variant="ghost" link={<Link to="/" />}>
              {t('chat.shop')}
            </Button>
          </>
        }
      >
        {t('chat.offText')}
      </EmptyState>
    </Screen>
  )
}
