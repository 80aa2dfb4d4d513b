export {
  addMember,
  adminsOf,
  companiesOf,
  type Membership,
  membershipsOf,
  removeMember,
  roleIn,
  saveCompanyOfProfile,
  setRole,
} from './members.ts'
export { type CompanyRole, companyRoles } from './table.ts'
