import proxyAddr from '@fastify/proxy-addr'
import type { IncomingMessage } from 'node:http'

/** The client address of a request: the nearest one that is not a trusted proxy. */
export type VisitorAddress = (request: IncomingMessage) => string

/**
 * `trustedProxies` lists addresses, networks, `loopback` or `uniquelocal`, separated by commas, in the gateway's
 * format.
 */
export function visitorAddress(trustedProxies: string): VisitorAddress {
  const trust = proxyAddr.compile(trustedProxies.split(',').map((name) => name.trim()))
  return (request) => proxyAddr(request, trust)
}
