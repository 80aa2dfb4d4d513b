export {
  addMember,
  adminsOf,
  adminsOfProfile,
  companiesOf,
  memberIn,
  type Membership,
  membershipsOf,
  outletsByCompany,
  removeMember,
  roleIn,
  saveCompanyOfProfile,
  setOutlets,
  setRole,
} from './members.ts'
export { companyFacts, rolesOf } from './companies.ts'
export { roleMessages } from './messages.ts'
export { type Owned, ownerIdOf } from './owned.ts'
export { type CompanyRole, companyRoles } from './table.ts'
