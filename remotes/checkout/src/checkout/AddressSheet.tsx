import { Link, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Sheet } from '@borong/ui/Sheet'
import { AddressList, type AddressListProps } from './AddressList.tsx'

interface AddressSheetProps extends AddressListProps {
  open: boolean
  onClose: () => void
}

/** Another address for this order, without leaving it. */
export default function AddressSheet({ open, onClose, ...list }: AddressSheetProps) {
  const t = useMessages()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('address.choose')}
      closeLabel={t('close')}
      action={
        <Button variant="secondary" fullWidth link={<Link to="/add-address" />}>
          {t('address.add')}
        </Button>
      }
    >
      <AddressList {...list} />
    </Sheet>
  )
}
