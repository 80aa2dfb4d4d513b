import { companies as companiesCall } from '@borong/api/companies'
import { apiKeys } from '@borong/api/connect'
import { callQuery, useMessages, useQuery } from '@borong/contract'
import { Band, Rows } from '@borong/ui/Band'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Select } from '@borong/ui/Select'
import { useState } from 'react'
import { Answered } from '../service/Answered.tsx'
import { CreateKey } from './CreateKey.tsx'
import { KeyRow } from './KeyRow.tsx'
import styles from './Connect.module.css'

/** Members with these roles see all orders of their company, and so manage its keys. */
const MANAGERS: ReadonlySet<string> = new Set(['admin', 'finance'])

/** The keys of the buyer or of one of the buyer's companies, and the form for another one. */
export function ApiKeys() {
  const t = useMessages()
  const [companyId, setCompanyId] = useState('')
  const companies = useQuery(callQuery(companiesCall))
  const managed = (companies.data?.companies ?? []).filter(({ role }) => MANAGERS.has(role))
  const query = companyId ? { company_id: companyId } : {}
  const keys = useQuery(callQuery(apiKeys, { query }))
  return (
    <Band>
      <SectionHeader title={t('connect.keys')} />
      <div className={styles.fields}>
        {managed.length > 0 && (
          <Select
            label={t('connect.owner')}
            value={companyId}
            onChange={setCompanyId}
            options={[
              { value: '', label: t('connect.personal') },
              ...managed.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <Answered query={keys}>
          {(data) => (
            <>
              {data.keys.length === 0 ? (
                <p>{t('connect.none')}</p>
              ) : (
                <Rows>
                  {data.keys.map((key) => (
                    <KeyRow key={key.id} apiKey={key} ofCompany={companyId !== ''} />
                  ))}
                </Rows>
              )}
              <CreateKey
                key={companyId}
                companyId={companyId}
                isFull={data.keys.length >= data.most}
                most={data.most}
              />
            </>
          )}
        </Answered>
      </div>
    </Band>
  )
}
