import type { Cart, CartAnswer } from '@borong/api/cart-schema'
import type { FlagName } from '@borong/contract'
import {
  fakeGateway,
  type RecordedCall,
  type FakeAnswers,
} from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import type { ComponentType } from 'react'
import { cartStoreAtom, type CartStore } from '../cart-store/cart-store.ts'
import words from '../messages/id.json'

interface Options {
  path?: string
  cart?: Cart
  answers?: FakeAnswers
  /** The cart's response to a write; by default the initial cart. */
  onWrite?: (recorded: RecordedCall) => Partial<CartAnswer>
  isGuest?: boolean
  /** The flags that the flag service has reported; by default none yet. */
  flags?: Readonly<Partial<Record<FlagName, boolean>>>
}

const config = {
  insuranceInfoUrl: 'https://asuransi.example',
  supportPhone: '1500 465',
  imageBase: 'http://img',
}

const carts: CartStore[] = []
// A cart of an earlier test would react to the events of later ones, because they share a window.
afterEach(() => {
  for (const cart of carts.splice(0)) cart.stop()
})

/** Opens a screen of this remote for a buyer (or a guest) with this cart. */
export async function openCheckout(screen: ComponentType, address: string, options: Options = {}) {
  const { path = address, cart, answers, onWrite = () => ({}), isGuest } = options
  const cartGraphql = (recorded: RecordedCall) => {
    const { query, variables } = recorded.body as { query: string; variables?: unknown }
    const answer = {
      code: 'OK',
      message: '',
      adjustments: [],
      result: cart,
      ...(variables ? onWrite(recorded) : {}),
    }
    const [name] = /V1\w+Cart(?=[ ({])/.exec(query.replace(/V1\w+CartInput!?/, '')) ?? ['V1GetCart']
    return { data: { [name]: answer } }
  }
  const gateway = fakeGateway({ ...(cart ? { cartGraphql } : {}), ...answers })
  const opened = await openScreen({
    path,
    address,
    screen,
    unit: 'checkout',
    messages: words,
    accessToken: isGuest ? '' : 'token',
    flags: options.flags,
    boot: { config: { ...(await baseConfig()), ...config } },
  })
  carts.push(opened.page.store.get(cartStoreAtom))
  return { ...opened, ...gateway }
}

async function baseConfig() {
  const { testPage } = await import('@borong/contract/testing/test-page')
  return testPage().boot.config
}

/** The inputs of the cart's writes, in order. */
export const writesOf = (calls: readonly RecordedCall[]) =>
  calls.flatMap(({ call, body }) => {
    const { variables } = (body ?? {}) as {
      variables?: { input: { lines?: object[]; notes?: object[]; id_items?: string[] } }
    }
    return call === 'cartGraphql' && variables ? [variables.input] : []
  })
