export {
  type CompanyAction,
  companyActionsOf,
  mayApprove,
  mayInCompany,
  mayWithRole,
} from './company-rules.ts'
export { denialOf, permissionsOf } from './rules.ts'
