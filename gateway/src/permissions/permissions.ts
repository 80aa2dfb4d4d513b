import * as permissionCalls from '@borong/api/permissions'
import type { Domain } from '../server/domain.ts'
import { companyPermissionsOf } from './company-rules.ts'
import { permissionsOf } from './rules.ts'

export const permissions: Domain = {
  name: 'permissions',
  routes({ serve, db, now }) {
    serve(permissionCalls.permissionCheck, async ({ body, buyerId, language }) => {
      const own = await permissionsOf(db, buyerId, now(), language)
      const company =
        body.company_id === undefined
          ? { actions: [], denied: [] }
          : await companyPermissionsOf(db, { buyerId, companyId: body.company_id }, language)
      const actions = [...own.actions, ...company.actions]
      const denied = [...own.denied, ...company.denied]
      const isRequested = (action: string) => !body.actions || body.actions.includes(action)
      return {
        data: {
          actions: actions.filter(isRequested),
          denied: denied.filter((entry) => isRequested(entry.action)),
        },
      }
    })
  },
}
