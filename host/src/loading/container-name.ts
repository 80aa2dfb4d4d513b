import type { UnitTable } from '@borong/contract/release'

const prefix = (unit: string) => `borong_${unit.replaceAll('-', '_')}`

/** The name of a unit's federation container. Releases that do not record it have the unit's name alone. */
export const containerName = (unit: string, { container }: Pick<UnitTable, 'container'>): string =>
  container ?? prefix(unit)

/** The unit of a container: `borong_age_gated__1_0_0__3f9a2c1b` belongs to `age-gated`. */
export const unitOfContainer = (container: string): string =>
  container
    .replace(/^borong_/, '')
    .replace(/__\d.*$/, '')
    .replaceAll('_', '-')
