export {
  type CompanyAction,
  companyActions,
  companyActionsOf,
  mayApprove,
  mayInCompany,
  mayWithRole,
} from './company-rules.ts'
export { type Act, actsNow, actsOn, mandate, type Reach, reachOf } from './mandate.ts'
export { outletsFor } from './outlets-for.ts'
export { ownerFacts } from './owner-facts.ts'
export { readable } from './readable.ts'
export { denialOf, permissionsOf } from './rules.ts'
