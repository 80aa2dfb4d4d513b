import { createServer, type AddressInfo } from 'node:net'

/** As long as the edge waits for an unfinished body. */
const LONGEST_MS = 10_000

/**
 * A server that reads and never answers. Slow clients that are connected to it show what the clients themselves take
 * from the machine that they share with the shop.
 */
const server = createServer((socket) => {
  // The clients' errors are of no interest: each opens another connection.
  socket.on('error', () => {})
  // An idle connection stays, as it does at the edge for two minutes.
  socket.once('data', () => {
    const ending = setTimeout(() => socket.destroy(), LONGEST_MS)
    socket.once('close', () => clearTimeout(ending))
  })
})
server.listen(0, () => process.send?.((server.address() as AddressInfo).port))
