const { TestEnvironment } = require('jest-environment-jsdom')

// Components ask whether motion is welcome; jsdom has no answer.
const matchMedia = (media) => ({ matches: false, media, addEventListener() {}, removeEventListener() {} })

/** jsdom has no fetch classes, which the router's data routes need: Node's own are handed over. */
module.exports = class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, { matchMedia, fetch, Request, Response, Headers, AbortController, AbortSignal, TextEncoder, TextDecoder, ReadableStream, BroadcastChannel, structuredClone })
  }
}
