import { openTestGateway } from '../../testing/open-test-gateway.ts'
import { hashPassword } from '../passwords.ts'
import { testAuthenticator } from './testing-authenticator.ts'

const SHOP = { domain: 'shop.example', origin: 'https://shop.example' }
const gateway = openTestGateway({ config: { shopUrl: SHOP.origin } })
const PIN = '246810'

async function buyer() {
  const { userId, token } = await gateway.signedIn({ pin_hash: await hashPassword(PIN) })
  const proof = async () => {
    const { body } = await gateway.call('verifyUser', {
      as: token,
      body: {
        type: 'request_ota',
        sso_code: 'borong',
        channel: 'pin',
        verification_number: PIN,
      } as never,
    })
    return { 'x-ota': (body.data as { ota: string }).ota }
  }
  const asked = async () => {
    const { body } = await gateway.call('passkeyOptions', { as: token })
    return { challenge_id: body.challenge_id, challenge: String(body.options.challenge) }
  }
  const add = async (device = testAuthenticator(SHOP), name = 'HP kantor') => {
    const { challenge_id, challenge } = await asked()
    return gateway.call('addPasskey', {
      as: token,
      headers: await proof(),
      body: { challenge_id, name, response: device.create(challenge) },
    })
  }
  return { userId, token, proof, asked, add }
}

async function signIn(device: ReturnType<typeof testAuthenticator>) {
  const as = await gateway.token()
  const { body } = await gateway.call('passkeyChallenge', { as })
  const response = device.get(String(body.options.challenge))
  const given = {
    as,
    body: { type: 'passkey', challenge_id: body.challenge_id, response },
  } as const
  return { ...(await gateway.call('login', given)), again: () => gateway.call('login', given) }
}

test('R-10 C-05: a passkey that was added signs in, and its challenge is good once', async () => {
  const { userId, add } = await buyer()
  const device = testAuthenticator(SHOP)
  const added = await add(device)
  expect(added.body.passkeys).toMatchObject([{ name: 'HP kantor', last_used_at: null }])
  const first = await signIn(device)
  expect(first.status).toBe(200)
  expect(first.body.data.user_id).toBe(userId)
  expect((await first.again()).problem.name).toBe('PASSKEY_INVALID')
  expect((await signIn(device)).status).toBe(200)
})

test('R-10: a passkey of another origin or domain is refused, when it is added and when it signs in', async () => {
  const { add } = await buyer()
  const phishing = { domain: SHOP.domain, origin: 'https://shop.example.evil' }
  expect((await add(testAuthenticator(phishing))).problem.name).toBe('PASSKEY_INVALID')
  expect((await add(testAuthenticator({ ...SHOP, domain: 'evil' }))).problem.name).toBe(
    'PASSKEY_INVALID',
  )
  const device = testAuthenticator(SHOP)
  await add(device)
  device.state.origin = phishing.origin
  expect((await signIn(device)).problem.name).toBe('PASSKEY_INVALID')
  device.state.origin = SHOP.origin
  const unknown = testAuthenticator(SHOP)
  expect((await signIn(unknown)).problem.name).toBe('PASSKEY_INVALID')
  expect((await signIn(device)).status).toBe(200)
})

test('R-10: a counter that goes backwards or stands still is a copy, and is refused', async () => {
  const { add } = await buyer()
  const device = testAuthenticator(SHOP)
  await add(device)
  device.state.counter = 10
  expect((await signIn(device)).status).toBe(200)
  device.state.counter = 10
  expect((await signIn(device)).problem.name).toBe('PASSKEY_INVALID')
  device.state.counter = 3
  expect((await signIn(device)).problem.name).toBe('PASSKEY_INVALID')
  device.state.counter = 11
  expect((await signIn(device)).status).toBe(200)
})

test('R-10: a challenge expires after five minutes, and belongs to its buyer', async () => {
  const { asked, token, proof } = await buyer()
  const other = await buyer()
  const { challenge_id, challenge } = await asked()
  const body = { challenge_id, name: 'x', response: testAuthenticator(SHOP).create(challenge) }
  const stranger = { as: other.token, headers: await other.proof(), body }
  expect((await gateway.call('addPasskey', stranger)).problem.name).toBe('PASSKEY_INVALID')
  gateway.advance(5 * 60 + 1)
  const late = { as: token, headers: await proof(), body }
  expect((await gateway.call('addPasskey', late)).problem.name).toBe('PASSKEY_INVALID')
})

test('R-10: adding needs a proof of identity, and there are ten at most', async () => {
  const { asked, token, add } = await buyer()
  const { challenge_id, challenge } = await asked()
  const response = testAuthenticator(SHOP).create(challenge)
  const bare = { as: token, body: { challenge_id, name: 'x', response } }
  expect((await gateway.call('addPasskey', bare)).problem.name).toBe('OTA_INVALID')
  for (let at = 0; at < 10; at++) expect((await add()).status).toBe(200)
  expect((await add()).problem.name).toBe('PASSKEY_LIMIT')
})

test('R-10: the buyer names and removes a passkey, which then does not sign in any more', async () => {
  const { add, token } = await buyer()
  const device = testAuthenticator(SHOP)
  const { body } = await add(device)
  const params = { passkeyId: body.passkeys[0]!.id }
  const named = await gateway.call('renamePasskey', { as: token, params, body: { name: 'Baru' } })
  expect(named.body.passkeys).toMatchObject([{ name: 'Baru' }])
  const removed = await gateway.call('removePasskey', { as: token, params })
  expect(removed.body.passkeys).toEqual([])
  expect((await signIn(device)).problem.name).toBe('PASSKEY_INVALID')
})
