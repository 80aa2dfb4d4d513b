import * as v from 'valibot'
import { PlainId } from './plain.ts'
import { shape } from './shape.ts'

/** A browser that is signed in to the buyer's account. `network` is its address, IPv6 without the last half. */
export const Device = v.object({
  id: v.string(),
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  network: v.nullable(v.string()),
  signed_in_at: v.nullable(v.string()),
  /** Exact to the hour: a browser that is in use renews its tokens each hour. */
  seen_at: v.string(),
  is_this: v.boolean(),
})

export const devices = shape({
  summary: 'The devices that are signed in to the account, this one first',
  reply: v.object({ devices: v.array(Device) }),
})

/** The tokens of the device are refused immediately. */
export const signOutDevice = shape({
  summary: 'Sign a device out',
  params: v.object({ deviceId: PlainId }),
  reply: v.object({ result: v.object({ signed_out: v.literal(true) }) }),
})

export const signOutOtherDevices = shape({
  summary: 'Sign all devices out but this one',
  reply: v.object({ result: v.object({ signed_out: v.literal(true) }) }),
})
