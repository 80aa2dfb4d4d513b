export {
  type CompanyAction,
  companyActions,
  companyActionsOf,
  mayApprove,
  mayInCompany,
  mayWithRole,
} from './company-rules.ts'
export { type Act, actsNow, actsOn, mandate, type Owned, ownerIdOf } from './mandate.ts'
export { denialOf, permissionsOf } from './rules.ts'
