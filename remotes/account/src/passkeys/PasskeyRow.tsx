import { removePasskey, renamePasskey, type passkeys } from '@borong/api/passkeys'
import { call, useMessages, useSubmit, type Reply } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { LockIcon } from '@borong/ui/icons/LockIcon'
import { ListRow } from '@borong/ui/ListRow'
import { TextField } from '@borong/ui/TextField'
import { VisuallyHidden } from '@borong/ui/VisuallyHidden'
import { useState } from 'react'
import { ConfirmRemoval } from '../parts/ConfirmRemoval.tsx'
import { useMoment } from '../parts/use-moment.ts'
import { usePasskeysChanged } from './use-passkeys-changed.ts'

type Passkey = Reply<typeof passkeys>['passkeys'][number]

/** One passkey. The buyer opens the row to name or remove it. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const t = useMessages()
  const moment = useMoment()
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <ListRow
        start={<LockIcon size={24} />}
        title={passkey.name}
        detail={
          passkey.last_used_at
            ? t('passkey.used', { time: moment(passkey.last_used_at) })
            : t('passkey.created', { time: moment(passkey.created_at) })
        }
        end={
          <Button
            variant="ghost"
            size="small"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('passkey.close') : t('passkey.edit')}
            <VisuallyHidden> {passkey.name}</VisuallyHidden>
          </Button>
        }
      />
      {isOpen && <ChangePasskey passkey={passkey} onDone={() => setOpen(false)} />}
    </div>
  )
}

function ChangePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const t = useMessages()
  const changed = usePasskeysChanged()
  const [name, setName] = useState(passkey.name)
  const params = { passkeyId: passkey.id }
  const save = useSubmit(async () => {
    await call(renamePasskey, { params, body: { name: name.trim() } })
    await changed(t('passkey.renamed'))
    onDone()
  })
  return (
    <>
      <Form submit={save} onSubmit={() => save.start()}>
        <TextField
          name="name"
          label={t('passkey.newName')}
          maxLength={60}
          value={name}
          onChange={setName}
          invalid={name.trim() === '' && t('passkey.nameMissing')}
        />
        <ErrorNotice error={save.error} />
        <Button type="submit" variant="secondary" fullWidth loading={save.busy}>
          {t('passkey.save')}
        </Button>
      </Form>
      <ConfirmRemoval
        label={t('passkey.remove')}
        question={t('passkey.removeAsk', { name: passkey.name })}
        keep={t('passkey.keep')}
        onRemove={async () => {
          await call(removePasskey, { params })
          await changed(t('passkey.removed'))
        }}
      />
    </>
  )
}
