export { type CompanyAction, companyActionsOf, mayInCompany, mayWithRole } from './company-rules.ts'
export { permissionsOf } from './rules.ts'
