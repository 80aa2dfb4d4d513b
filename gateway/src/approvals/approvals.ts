import type { Domain } from '../server/domain.ts'
import { serveLinks } from './links.ts'
import type { ApprovalSubjects } from './approval-subjects.ts'
import { serveDeputies } from './serve-deputies.ts'
import { serveRules } from './rules.ts'
import { remindOfSteps } from './remind.ts'
import { sendLinks } from './send-links.ts'
import { startDeputies } from './start-deputies.ts'
import { serveRequests } from './serve-requests.ts'
import { addMissingSteps, approvalsMigrations } from './table.ts'

/** F-08: orders and bills of a company that an approver has to judge before they can be paid. */
export const approvals = (subjects: ApprovalSubjects): Domain => ({
  name: 'approvals',
  migrations: approvalsMigrations,
  routes(gateway) {
    serveRules(gateway)
    serveDeputies(gateway)
    serveRequests(gateway, subjects)
    serveLinks(gateway, subjects)
  },
  // The last gateway of a new release starts after the last one of the earlier release has ended.
  seed: ({ db }) => addMissingSteps(db),
  jobs: [
    {
      name: 'send approval links',
      everySeconds: 5,
      run: (gateway) => sendLinks(gateway, subjects),
    },
    {
      name: 'start approval deputies',
      everySeconds: 60,
      run: (gateway) => startDeputies(gateway, subjects),
    },
    {
      name: 'remind of approvals',
      everySeconds: 60,
      run: (gateway) => remindOfSteps(gateway, subjects),
    },
  ],
})
