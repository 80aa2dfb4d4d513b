export {
  type CompanyAction,
  companyActions,
  companyActionsOf,
  mayApprove,
  mayInCompany,
  mayWithRole,
} from './company-rules.ts'
export { type Act, actsNow, actsOn, mandate, type Reach } from './mandate.ts'
export { ownerFacts } from './owner-facts.ts'
export { readable } from './readable.ts'
export { denialOf, permissionsOf } from './rules.ts'
