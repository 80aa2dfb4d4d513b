import { revokeApiKey, apiKeys } from '@borong/api/connect'
import { call, toast, useLanguage, useMessages, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { Badge } from '@borong/ui/Badge'
import { Button } from '@borong/ui/Button'
import { moment } from '@borong/ui/format/moment'
import { ListRow } from '@borong/ui/ListRow'
import { VisuallyHidden } from '@borong/ui/VisuallyHidden'
import { useState } from 'react'
import { ConfirmPrompt } from '@borong/patterns/ConfirmPrompt'
import type { ApiKey } from './api-key.ts'

/** One key, which can be revoked after a second confirmation. */
export function KeyRow({ apiKey, ofCompany }: { apiKey: ApiKey; ofCompany: boolean }) {
  const t = useMessages()
  const { language } = useLanguage()
  const invalidate = useInvalidate()
  const [isConfirming, setConfirming] = useState(false)
  const { id, name, hint, scopes, created_by, last_used_at, is_stopped } = apiKey
  const revoke = useSubmit(async () => {
    await call(revokeApiKey, { params: { keyId: id } })
    toast(t('connect.revoked', { name }), { type: 'success' })
    await invalidate(apiKeys)
  })
  const facts = [
    `…${hint}`,
    scopes.map((scope) => t(`connect.scope.${scope}`)).join(', '),
    last_used_at
      ? t('connect.used', { at: moment(last_used_at, language) })
      : t('connect.neverUsed'),
    ...(ofCompany ? [t('connect.by', { name: created_by })] : []),
  ]
  return (
    <div>
      <ListRow
        title={
          <>
            {name} {is_stopped && <Badge>{t('connect.stopped')}</Badge>}
          </>
        }
        detail={facts.join(' · ')}
        end={
          !isConfirming && (
            <Button variant="ghost" size="small" onClick={() => setConfirming(true)}>
              <span aria-hidden>{t('connect.revoke')}</span>
              <VisuallyHidden>{t('connect.revokeNamed', { name })}</VisuallyHidden>
            </Button>
          )
        }
      />
      {isConfirming && (
        <ConfirmPrompt
          title={t('connect.revokeTitle', { name })}
          yes={t('connect.revoke')}
          no={t('connect.keep')}
          isBusy={revoke.busy}
          isDanger
          onYes={() => revoke.start()}
          onNo={() => setConfirming(false)}
          failure={revoke.error && <ErrorNotice error={revoke.error} />}
        >
          <p>{t('connect.revokeText')}</p>
        </ConfirmPrompt>
      )}
    </div>
  )
}
