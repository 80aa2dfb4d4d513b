import { PageTitle, useMessages } from '@borong/contract'
import { Bands, HeadBand } from '@borong/ui/Band'
import { BookForm } from './BookForm.tsx'

/** books a shipment from an address of the book to another one. */
export function BookScreen() {
  const t = useMessages()
  return (
    <Bands isLong>
      <PageTitle>{t('kargo.bookTitle')}</PageTitle>
      <HeadBand title={t('kargo.bookTitle')} lead={t('kargo.bookLead')} />
      <BookForm />
    </Bands>
  )
}
