import { connect, type Socket } from 'node:net'

/** A connection on which a test sends arbitrary bytes. */
export interface RawConnection {
  socket: Socket
  send(text: string): void
  /** Resolves with everything received once this matches it; rejects when the connection ends before. */
  until(pattern: RegExp): Promise<string>
  /** Resolves with everything received once the server has ended the connection. */
  ended: Promise<string>
}

/** Opens a connection to the port on this machine, from another loopback address if one is given. */
export async function openRaw(port: number, localAddress = '127.0.0.1'): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  let received = ''
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(received)))
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text
    socket.emit('received')
  })
  // `until` and `ended` report how a connection ends.
  socket.on('error', () => {})
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  return {
    socket,
    ended,
    send: (text) => void socket.write(text),
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => pattern.test(received) && resolve(received)
        socket.on('received', look)
        void ended.then(() => reject(new Error(`The connection ended after “${received}”`)))
        look()
      }),
  }
}
