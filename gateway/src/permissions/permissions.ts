import * as permissionCalls from '@borong/api/permissions'
import type { Domain } from '../server/domain.ts'
import { permissionsOf } from './rules.ts'

export const permissions: Domain = {
  name: 'permissions',
  routes({ serve, db, now }) {
    serve(permissionCalls.permissionCheck, async ({ body, buyerId, language }) => {
      const { actions, denied } = await permissionsOf(db, buyerId, now(), language)
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
