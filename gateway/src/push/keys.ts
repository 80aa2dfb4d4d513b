import type { Gateway } from '../server/domain.ts'
import type { PushParts } from './parts.ts'

export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** The keys that identify the shop to push services; undefined where pushes are not configured. */
export async function vapidKeys(
  { config, db }: Pick<Gateway, 'config' | 'db'>,
  { sharedSecret }: Pick<PushParts, 'sharedSecret'>,
): Promise<VapidKeys | undefined> {
  const { vapidPublicKey: publicKey, vapidPrivateKey: privateKey } = config
  if (publicKey && privateKey) return { publicKey, privateKey }
  if (!config.demo) return undefined
  const { default: webPush } = await import('web-push')
  const made = () => JSON.stringify(webPush.generateVAPIDKeys())
  return JSON.parse(await sharedSecret(db, 'vapid', made)) as VapidKeys
}
