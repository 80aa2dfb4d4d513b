import { withdrawDeletion } from '@borong/api/privacy'
import { call, Link, useLanguage, useMessages, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import { ListRow } from '@borong/ui/ListRow'
import { Notice } from '@borong/ui/Notice'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Skeleton } from '@borong/ui/Skeleton'
import { Band, Rows } from '../parts/Screen.tsx'
import { useMoment } from '../parts/use-moment.ts'
import { DeletionForm } from './DeletionForm.tsx'
import type { Privacy } from './own-privacy.ts'
import { usePrivacyChanged } from './use-privacy-changed.ts'

/** Of the form with the proof. */
const FORM_HEIGHT = 132

/** The deletion of the account: what must be settled first, the proof, and 14 days to withdraw it. */
export function DeleteAccount({ privacy }: { privacy: Privacy | undefined }) {
  const t = useMessages()
  return (
    <Band label={t('privacy.delete')}>
      <SectionHeader title={t('privacy.delete')} />
      {privacy?.deleted_on ? (
        <Withdraw on={privacy.deleted_on} />
      ) : (
        <p>{t('privacy.deleteLead')}</p>
      )}
      {privacy ? <Rest privacy={privacy} /> : <Skeleton height={FORM_HEIGHT} radius={8} />}
    </Band>
  )
}

function Rest({ privacy }: { privacy: Privacy }) {
  const t = useMessages()
  if (privacy.obstacles.length > 0) return <Obstacles obstacles={privacy.obstacles} />
  if (privacy.deleted_on) return null
  if (privacy.has_pin || privacy.has_password) return <DeletionForm privacy={privacy} />
  return (
    <Notice action={<Link to="/profile/pin">{t('privacy.setPin')}</Link>}>
      {t('privacy.noProof')}
    </Notice>
  )
}

function Withdraw({ on }: { on: string }) {
  const t = useMessages()
  const moment = useMoment()
  const changed = usePrivacyChanged()
  const keep = useSubmit(async () => {
    await call(withdrawDeletion)
    await changed(t('privacy.kept'))
  })
  return (
    <>
      <Notice tone="warn" title={t('privacy.deletedOn', { time: moment(on) })}>
        {t('privacy.deletedOnHint')}
      </Notice>
      <ErrorNotice error={keep.error} />
      <Button fullWidth loading={keep.busy} onClick={keep.start}>
        {t('privacy.keep')}
      </Button>
    </>
  )
}

function Obstacles({ obstacles }: Pick<Privacy, 'obstacles'>) {
  const t = useMessages()
  const { language } = useLanguage()
  const needsUs = obstacles.some(({ kind }) => kind === 'WALLET' || kind === 'CREDIT')
  return (
    <>
      <Notice
        tone="warn"
        title={t('privacy.obstacles')}
        action={
          needsUs && (
            <Button variant="ghost" size="small" link={<Link to="/help" />}>
              {t('privacy.contact')}
            </Button>
          )
        }
      />
      <Rows>
        {obstacles.map(({ kind, part, path, amount, name }) => (
          <ListRow
            key={`${kind}${path}`}
            title={t(`privacy.obstacle.${part ?? kind}`, {
              amount: rupiah(amount ?? 0, language),
              name: name ?? '',
            })}
            detail={t(`privacy.obstacleHow.${part ?? kind}`)}
            link={<Link to={path} />}
          />
        ))}
      </Rows>
    </>
  )
}
