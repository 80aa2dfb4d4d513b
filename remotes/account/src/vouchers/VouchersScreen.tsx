import { useMessages, useSearchParams } from '@borong/contract'
import { Tabs } from '@borong/ui/Tabs'
import { Band, Screen } from '../parts/Screen.tsx'
import { ClaimForm } from './ClaimForm.tsx'
import { VoucherList, type Shelf } from './VoucherList.tsx'

const SHELVES: readonly Shelf[] = ['usable', 'used', 'expired']

/** the buyer's vouchers that can be used, were used, and have ended, and a field for the code of another one. */
export function VouchersScreen() {
  const t = useMessages()
  const [search, setSearch] = useSearchParams()
  const shelf = SHELVES.find((one) => one === search.get('state')) ?? 'usable'
  return (
    <Screen title={t('vouchers.title')}>
      <Band label={t('vouchers.code')}>
        <ClaimForm onClaimed={() => setSearch({}, { replace: true })} />
      </Band>
      <Band>
        <Tabs
          label={t('vouchers.title')}
          value={shelf}
          onChange={(one) => setSearch(one === 'usable' ? {} : { state: one }, { replace: true })}
          tabs={SHELVES.map((id) => ({
            id,
            title: t(`vouchers.tab.${id}`),
            content: id === shelf && <VoucherList shelf={id} />,
          }))}
        />
      </Band>
    </Screen>
  )
}
