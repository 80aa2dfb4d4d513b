import { cartSchema } from '@borong/api/cart-schema'
import type { FastifyRequest } from 'fastify'
import { buildSchema, GraphQLError } from 'graphql'
import { createHandler } from 'graphql-http'
import type { Gateway } from '../server/domain.ts'
import { rememberedDocuments } from './documents.ts'
import { fewFields } from './few-fields.ts'
import { makeResolvers, type CartRequest } from './resolvers.ts'

export type CartHandler = ReturnType<typeof makeHandler>

/** Answers GraphQL requests for carts. */
export const makeHandler = (gateway: Gateway) =>
  createHandler<FastifyRequest, CartRequest, CartRequest & Record<PropertyKey, unknown>>({
    schema: buildSchema(cartSchema),
    rootValue: makeResolvers(gateway),
    ...rememberedDocuments(),
    validationRules: [fewFields],
    // A failure of the shop is answered like that of any other call, and not as a part of a result.
    onOperation(_request, _operation, { errors = [] }) {
      const failure = errors.map(({ originalError }) => originalError).find(isFailure)
      if (failure) throw failure
    },
    context: (request) => request.context as CartRequest & Record<PropertyKey, unknown>,
  })

const isFailure = (error: unknown) => error instanceof Error && !(error instanceof GraphQLError)
