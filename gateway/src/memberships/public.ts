export { type Membership, membershipsOf, roleIn, saveCompanyOfProfile } from './members.ts'
export type { CompanyRole } from './table.ts'
