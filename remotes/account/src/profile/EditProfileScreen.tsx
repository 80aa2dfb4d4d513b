import { userProfile } from '@borong/api/users'
import { Link, useCall, useMessages } from '@borong/contract'
import { showPhone } from '@borong/api/rules/phone'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { ListRow } from '@borong/ui/ListRow'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import { changePath } from '../identity/contact.ts'
import { Band, Rows, Screen } from '../parts/Screen.tsx'
import { useProfileUpdate } from './use-profile-update.ts'

/** The page to change the buyer's name, with links to all other account settings. */
export function EditProfileScreen() {
  const t = useMessages()
  const { result: buyer } = useCall(userProfile)
  const [name, setName] = useState(buyer.name)
  const save = useProfileUpdate(t('edit.saved'))
  return (
    <Screen title={t('edit.title')}>
      <Band>
        <Form submit={save} onSubmit={() => save.start({ name })}>
          <TextField
            name="name"
            label={t('edit.name')}
            autoComplete="name"
            maxLength={100}
            value={name}
            onChange={setName}
            invalid={!name.trim() && t('edit.nameMissing')}
          />
          <ErrorNotice error={save.error} />
          <Button type="submit" fullWidth loading={save.busy}>
            {t('edit.save')}
          </Button>
        </Form>
      </Band>
      <Band label={t('edit.access')}>
        <Rows>
          <ListRow
            title={t(buyer.handphone ? 'contact.change.phone' : 'contact.add.phone')}
            detail={buyer.handphone && showPhone(buyer.handphone)}
            link={<Link to={changePath('phone')} />}
          />
          <ListRow
            title={t(buyer.email ? 'contact.change.email' : 'contact.add.email')}
            detail={buyer.email}
            link={<Link to={changePath('email')} />}
          />
          <ListRow
            title={t(buyer.has_password ? 'password.change' : 'password.set')}
            link={<Link to="/profile/password" />}
          />
          <ListRow
            title={t(buyer.has_pin ? 'pin.change' : 'pin.set')}
            detail={t('pin.lead')}
            link={<Link to="/profile/pin" />}
          />
          <ListRow
            title={t('passkey.title')}
            detail={t('passkey.detail')}
            link={<Link to="/profile/passkeys" />}
          />
        </Rows>
      </Band>
    </Screen>
  )
}
