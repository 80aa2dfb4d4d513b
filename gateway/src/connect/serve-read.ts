import type { Call } from '@borong/api/call'
import * as connectCalls from '@borong/api/connect'
import { shapeFor } from '@borong/api/described'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Gateway } from '../server/domain.ts'
import { type ApiKey, authenticate } from './authenticate.ts'
import { findOrder, listOrders } from './orders.ts'
import { findProduct, listProducts, readerOf } from './products.ts'
import type { KeyScope } from './table.ts'

interface ReadCall {
  request: FastifyRequest
  reply: FastifyReply
  /** Every call lists the refusals of keys. */
  refuse: (name: never, more: never) => never
}

/** the read API for the systems of buyers. */
export function serveReadApi(gateway: Gateway): void {
  const { serve, db } = gateway

  serve(connectCalls.connectOrders, async (call) => {
    const key = await keyOf(call, connectCalls.connectOrders, 'orders')
    return (await listOrders(db, key, call.query)) ?? call.refuse('CURSOR_INVALID')
  })

  serve(connectCalls.connectOrder, async (call) => {
    const key = await keyOf(call, connectCalls.connectOrder, 'orders')
    const order = await findOrder(db, key, call.params.id)
    return order ? { order } : call.refuse('ORDER_UNKNOWN')
  })

  serve(connectCalls.connectProducts, async (call) => {
    await keyOf(call, connectCalls.connectProducts, 'catalogue')
    const reader = readerOf(gateway, call.language)
    return (await listProducts(reader, call.query)) ?? call.refuse('CURSOR_INVALID')
  })

  serve(connectCalls.connectProduct, async (call) => {
    await keyOf(call, connectCalls.connectProduct, 'catalogue')
    const product = await findProduct(readerOf(gateway, call.language), call.params.id)
    return product ? { product } : call.refuse('PRODUCT_UNKNOWN')
  })

  async function keyOf(
    { request, reply, refuse }: ReadCall,
    described: Call,
    scope: KeyScope,
  ): Promise<ApiKey> {
    const key = await authenticate(gateway, { request, reply, scope })
    if (typeof key === 'string') return refuse(key as never, { values: { scope } } as never)
    const name = unknownParameter(described, request.query as object)
    if (name === undefined) return key
    return refuse('PARAMETER_UNKNOWN' as never, { values: { name } } as never)
  }
}

/** A mistyped filter must not return everything. */
function unknownParameter(described: Call, query: object): string | undefined {
  const schema = shapeFor(described)?.query
  const known = schema && 'entries' in schema ? Object.keys(schema.entries as object) : []
  return Object.keys(query)
    .find((name) => !known.includes(name))
    ?.slice(0, 60)
}
