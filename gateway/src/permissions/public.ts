export {
  type CompanyAction,
  companyActionsOf,
  mayApprove,
  mayInCompany,
  mayWithRole,
} from './company-rules.ts'
export { permissionsOf } from './rules.ts'
