import { addCostCentre, changeCostCentre } from '@borong/api/companies'
import { call, useMessages, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Badge } from '@borong/ui/Badge'
import { Button } from '@borong/ui/Button'
import { TagIcon } from '@borong/ui/icons/TagIcon'
import { ListRow } from '@borong/ui/ListRow'
import { VisuallyHidden } from '@borong/ui/VisuallyHidden'
import { useState } from 'react'
import { Band, Rows } from '../parts/Screen.tsx'
import styles from './Company.module.css'
import type { CostCentre } from './company.ts'
import { CostCentreForm } from './CostCentreForm.tsx'
import { useCompanyChanged } from './use-company-changed.ts'

interface CostCentresProps {
  companyId: string
  centres: readonly CostCentre[]
  isManager: boolean
}

/** The cost centres of a company, the archived ones last. */
export function CostCentres({ companyId, centres, isManager }: CostCentresProps) {
  const t = useMessages()
  const changed = useCompanyChanged()
  const sorted = [
    ...centres.filter((centre) => !centre.is_archived),
    ...centres.filter((centre) => centre.is_archived),
  ]
  const add = async (name: string) => {
    await call(addCostCentre, { params: { companyId }, body: { name } })
    await changed(t('company.centreAdded'))
  }
  return (
    <Band>
      {centres.length === 0 && <p>{t('company.centresNone')}</p>}
      <Rows>
        {sorted.map((centre) => (
          <CentreRow key={centre.id} companyId={companyId} centre={centre} isManager={isManager} />
        ))}
      </Rows>
      {isManager && <CostCentreForm submitLabel={t('company.centreAdd')} onSave={add} />}
    </Band>
  )
}

interface CentreRowProps {
  companyId: string
  centre: CostCentre
  isManager: boolean
}

function CentreRow({ companyId, centre, isManager }: CentreRowProps) {
  const t = useMessages()
  const changed = useCompanyChanged()
  const [isOpen, setOpen] = useState(false)
  const save = async (body: { name?: string; is_archived?: boolean }) => {
    await call(changeCostCentre, { params: { companyId, costCentreId: centre.id }, body })
    await changed(t('company.centreSaved'))
    setOpen(false)
  }
  const archive = useSubmit(() => save({ is_archived: !centre.is_archived }))
  return (
    <div>
      <ListRow
        start={<TagIcon size={24} />}
        title={
          <>
            {centre.name} {centre.is_archived && <Badge>{t('company.archived')}</Badge>}
          </>
        }
        end={
          isManager && (
            <Button
              variant="ghost"
              size="small"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <span aria-hidden>{isOpen ? t('company.close') : t('company.edit')}</span>
              <VisuallyHidden>{t('company.change', { name: centre.name })}</VisuallyHidden>
            </Button>
          )
        }
      />
      {isManager && isOpen && (
        <div className={styles.panel}>
          <CostCentreForm
            name={centre.name}
            submitLabel={t('company.centreSave')}
            onSave={(name) => save({ name })}
          />
          <ErrorNotice error={archive.error} />
          <Button variant="secondary" fullWidth loading={archive.busy} onClick={archive.start}>
            {centre.is_archived ? t('company.restore') : t('company.archive')}
          </Button>
        </div>
      )}
    </div>
  )
}
