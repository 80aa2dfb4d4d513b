import { calls } from '@borong/api/described'
import type { Caller } from './caller.ts'

/** Calls that send a message to a person or change an account. An input without its fields has to be refused. */
const WRITES = [
  calls.sendOtp,
  calls.resendOtp,
  calls.verifyRegister,
  calls.register,
  calls.changeIdentity,
  calls.verifyIdentity,
  calls.newIdentity,
  calls.generateOtp,
  calls.resendUserOtp,
  calls.verifyOtp,
  calls.verifyAge,
]

export interface Account {
  username: string
  password: string
}

/** The sign-in and the calls that read the account. Returns the id of the buyer. */
export async function signIn(
  { answers, tokens }: Caller,
  { username, password }: Account,
): Promise<string | undefined> {
  await answers(calls.checkUser, { query: { username } })
  const signedIn = await answers(calls.login, { body: { type: 'password', username, password } })
  if (!signedIn) return undefined
  const { user_id: userId, access_token, refresh_token } = signedIn.data
  tokens.access = access_token.value
  tokens.refresh = refresh_token.value
  const renewed = await answers(calls.retoken)
  tokens.access = renewed?.data.access_token.value ?? tokens.access
  tokens.refresh = renewed?.data.refresh_token.value ?? tokens.refresh
  await answers(calls.ssoProfile)
  await answers(calls.userProfile)
  await answers(calls.buyerProfileSections)
  await answers(calls.verificationChannels, { params: { userId } })
  await answers(calls.permissionCheck, { body: {} })
  for (const currency_code of ['IDR', 'CREDIT'])
    await answers(calls.walletLedgers, { query: { currency_code } })
  await answers(calls.walletBalances, { query: { currency_code: 'IDR' } })
  await answers(calls.walletTransactions)
  await answers(calls.walletData)
  await answers(calls.loyaltyPoint)
  await answers(calls.orderNotifications)
  await answers(calls.unreadMessages)
  return userId
}

/** The calls that are only tried with an input that they must refuse. */
export async function refusals({ refuses }: Caller): Promise<void> {
  for (const call of WRITES) await refuses(call, { body: {} })
}
