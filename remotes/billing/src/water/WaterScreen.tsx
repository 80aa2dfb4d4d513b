import { useMessages } from '@borong/contract'
import { PostpaidForm } from '../form/PostpaidForm.tsx'
import { RegionField } from './RegionField.tsx'

/** R-38 F-07: water: the region's utility first, then the customer number. */
export function WaterScreen() {
  const t = useMessages()
  return <PostpaidForm kind="water" title={t('kind.water.title')} Search={RegionField} />
}
