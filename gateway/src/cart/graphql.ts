import { cartSchema } from '@borong/api/cart-schema'
import type { FastifyRequest } from 'fastify'
import { buildSchema } from 'graphql'
import { createHandler } from 'graphql-http'
import type { Gateway } from '../server/domain.ts'
import { rememberedDocuments } from './documents.ts'
import { makeResolvers, type CartRequest } from './resolvers.ts'

export type CartHandler = ReturnType<typeof makeHandler>

/** Answers GraphQL requests for carts. */
export const makeHandler = (gateway: Gateway) =>
  createHandler<FastifyRequest, CartRequest, CartRequest & Record<PropertyKey, unknown>>({
    schema: buildSchema(cartSchema),
    rootValue: makeResolvers(gateway),
    ...rememberedDocuments(),
    context: (request) => request.context as CartRequest & Record<PropertyKey, unknown>,
  })
