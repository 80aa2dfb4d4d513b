import type { Domain } from '../server/domain.ts'
import { businessDocuments } from './business-documents.ts'
import { reviewBusinesses } from './business-review.ts'
import { sendDecisionMails } from './decision-mails.ts'
import { serveBuyersDesk } from './desk.ts'
import { serveReviewDesk } from './review-desk.ts'
import { serveProfile } from './profile-calls.ts'
import { usersMigrations } from './table.ts'

/** The buyers: profile, age, business. */
export const users: Domain = {
  name: 'users',
  migrations: usersMigrations,
  removed: { business_profiles: 'user_id', business_mails: 'user_id', analytics_ids: 'user_id' },
  fileOwners: [businessDocuments],
  routes(gateway) {
    serveProfile(gateway)
    serveBuyersDesk(gateway)
    serveReviewDesk(gateway)
  },
  jobs: [
    { name: 'business-review', everySeconds: 15, run: reviewBusinesses },
    { name: 'business-mails', everySeconds: 10, run: sendDecisionMails },
  ],
}
