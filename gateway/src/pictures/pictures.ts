import type { Domain } from '../server/domain.ts'
import { migrations } from './migrations.ts'

export const pictures: Domain = {
  name: 'pictures',
  migrations,
}
