import { publicAddresses } from './public-addresses.ts'

const lookedUp = (name: string, networks = '') =>
  new Promise<string>((resolve) =>
    publicAddresses(networks).lookup(name, { all: true }, (error, found) =>
      resolve(error ? error.message : JSON.stringify(found)),
    ),
  )

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[fd00::1]',
  '[fe80::1]',
  '[::ffff:10.0.0.1]',
  '[64:ff9b::a00:1]',
  '[2002:a00:1::]',
])('%s is private', (address) => {
  expect(publicAddresses('').allows(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '[2606:4700::1111]', 'orders.example.com'])(
  '%s may be called',
  (address) => expect(publicAddresses('').allows(address)).toBe(true),
)

test('a name with a private address is refused when it is looked up', async () => {
  expect(await lookedUp('localhost')).toMatch(/^localhost has the private address/)
  expect(await lookedUp('localhost', 'loopback')).toContain('127.0.0.1')
})

test('only the named networks are allowed', () => {
  const { allows } = publicAddresses('10.2.0.0/16, loopback')
  expect(['10.2.3.4', '127.0.0.1', '10.3.0.1'].map(allows)).toEqual([true, true, false])
})
