export { accountOf, identifierOf, masked } from './accounts.ts'
export { namesOf } from './names.ts'
export { assignPhone } from './assign-phone.ts'
export {
  type Limit,
  LimitReached,
  minutesUntil,
  release,
  reserve,
  secondsUntil,
  withinLimits,
} from './counters.ts'
export {
  delayDeletion,
  deletionDue,
  dueDeletions,
  requestDeletion,
  withdrawDeletion,
} from './deletions.ts'
export { checkPin, requirePin } from './pins.ts'
export { lockBuyer } from './lock-buyer.ts'
export { sharedSecret } from './secrets.ts'
export { useOta } from './otas.ts'
export { checkOwnPassword } from './own-password.ts'
export { hashPassword, isPassword } from './passwords.ts'
export { endOtherSignIns } from './sign-ins.ts'
export { changeUser, storeBirthDate } from './change-user.ts'
export { createUsers } from './user-table.ts'
export { knownDevice } from './known-devices.ts'
