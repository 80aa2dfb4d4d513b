import { Link, PageTitle } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { LockIcon } from '@borong/ui/icons/LockIcon'
import { useStateMessages } from '../product-states/use-state-messages.ts'

/** Replaces content for verified adults: explains the age verification. */
export default function AgeGate() {
  const t = useStateMessages()
  return (
    <>
      <PageTitle>{t('age.title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        icon={<LockIcon size={32} />}
        title={t('age.title')}
        action={
          <>
            <Button link={<Link to="/verify-age" />}>{t('age.verify')}</Button>
            <Button variant="ghost" link={<Link to="/" />}>
              {t('age.home')}
            </Button>
          </>
        }
      >
        {t('age.text')}
      </EmptyState>
    </>
  )
}
