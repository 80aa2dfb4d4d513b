import { Link, PageTitle, useNavigate, useSearchParams } from '@borong/contract'
import { Band, Bands, HeadBand } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { EmptyState } from '@borong/ui/EmptyState'
import { MapPinIcon } from '@borong/ui/icons/MapPinIcon'
import { SearchField } from '@borong/ui/SearchField'
import { useSettled } from '@borong/ui/use-settled'
import { useState } from 'react'
import { asKeyword } from '../shop/paths.ts'
import { LocalList } from './LocalList.tsx'
import { localPath, localQuery, readLocal } from './local-search.ts'
import { useMapMessages } from './use-map-messages.ts'

/** Searches stores nearby by their name or by their products. */
export function LocalStoreSearchScreen() {
  const t = useMapMessages()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const local = readLocal(search)
  const [typed, setTyped] = useState(local.keyword ?? '')
  const type = (text: string) => setTyped(asKeyword(text))
  const keyword = useSettled(typed.trim())
  const query = localQuery({ ...local, keyword: keyword || undefined })
  return (
    <Bands>
      <PageTitle>{t('local.search')}</PageTitle>
      <HeadBand title={t('local.search')}>
        <SearchField
          label={t('local.placeholder')}
          placeholder={t('local.placeholder')}
          clearLabel={t('search.clear')}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor came here to type
          autoFocus
          value={typed}
          onChange={type}
          onSearch={(found) =>
            void navigate(localPath({ ...local, keyword: found }), { replace: true })
          }
        />
      </HeadBand>
      <Band label={t('local.title')}>
        {query ? (
          <LocalList
            query={query}
            emptyAction={<Button onClick={() => setTyped('')}>{t('search.clear')}</Button>}
          />
        ) : (
          <EmptyState
            icon={<MapPinIcon size={32} />}
            title={t('local.where')}
            action={<Button link={<Link to="/local-store" replace />}>{t('local.choose')}</Button>}
          >
            {t('local.lead')}
          </EmptyState>
        )}
      </Band>
    </Bands>
  )
}
