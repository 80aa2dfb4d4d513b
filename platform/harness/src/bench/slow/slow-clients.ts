import { connect, type Socket } from 'node:net'

/** Clients that hold connections open, as an attacker or a very bad network does. */
export interface SlowClients {
  port: number
  /** Loopback addresses that the connections use in rotation. */
  addresses: readonly string[]
  bodies: number
  headers: number
  idle: number
}

const DRIP_MS = 1_000
const RECONNECT_MS = 5_000
/** Spreads the reconnections: thousands of clients do not come back in the same millisecond. */
const reconnectMs = () => RECONNECT_MS * (0.5 + Math.random())
const BODY =
  'POST /gateway/sso/v1/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{'
const HEADERS = 'GET /gateway/sso/v1/authorize HTTP/1.1\r\nhost: localhost\r\nx-'

const { port, addresses, bodies, headers, idle } = JSON.parse(process.argv[2]!) as SlowClients
const open = new Set<Socket>()
let opened = 0

/** Holds a connection that sends `first` and then one byte per second; opens another when the server closes it. */
function hold(first: string, drip: string) {
  const socket = connect({
    port,
    host: '127.0.0.1',
    localAddress: addresses[(opened += 1) % addresses.length],
  })
  open.add(socket)
  const dripping = drip ? setInterval(() => socket.write(drip), DRIP_MS) : undefined
  socket.once('connect', () => first && socket.write(first))
  // The reason for a closed connection does not matter here: another one is opened.
  socket.on('error', () => {})
  socket.resume().once('close', () => {
    clearInterval(dripping)
    open.delete(socket)
    setTimeout(() => hold(first, drip), reconnectMs())
  })
}

for (let count = 0; count < bodies; count += 1) hold(BODY, ' ')
for (let count = 0; count < headers; count += 1) hold(HEADERS, 'x')
for (let count = 0; count < idle; count += 1) hold('', '')

const reporting = setInterval(() => {
  if (opened < bodies + headers + idle || [...open].some(({ connecting }) => connecting)) return
  clearInterval(reporting)
  process.send?.('held')
}, 100)
