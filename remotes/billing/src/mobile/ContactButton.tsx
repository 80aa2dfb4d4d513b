import { useMessages } from '@borong/contract'
import { IconButton } from '@borong/ui/IconButton'
import { UserIcon } from '@borong/ui/icons/UserIcon'
import type { BillForm } from '../form/use-bill-form.ts'
import { pickContact } from './pick-contact.ts'

/** Fills in a number from the phone's contacts, where the browser offers them. */
export function ContactButton({ form }: { form: BillForm }) {
  const t = useMessages()
  // The server does not know the browser, so the first client render has to match it.
  const pick = form.isKnown ? pickContact() : undefined
  if (!pick) return null
  const fill = async () => {
    const picked = await pick()
    if (picked) form.change({ number: picked, operator: '' })
  }
  return <IconButton label={t('form.contacts')} icon={<UserIcon />} onClick={fill} />
}
