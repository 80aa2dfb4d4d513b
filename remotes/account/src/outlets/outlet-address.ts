import type { companyAddresses } from '@borong/api/company-addresses'
import type { Reply } from '@borong/contract'

export type OutletAddress = Reply<typeof companyAddresses>['items'][number]
