import type { complaint, complaints } from '@borong/api/complaints'
import type { uploadFile } from '@borong/api/files'
import type { Reply } from '@borong/contract'

export type Complaint = Reply<typeof complaint>['result']
export type Complainable = Reply<typeof complaints>['result']['parcels'][number]
export type Photo = Reply<typeof uploadFile>['result']

export const complainPath = (orderId: string, parcelId: string) =>
  `/transaction/${orderId}/complain?parcel=${parcelId}`

export const complaintPath = (orderId: string, number: string) =>
  `/transaction/${orderId}/complaint/${number}`
