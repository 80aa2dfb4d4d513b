import { mustBeUsable } from './usable-name.ts'

test.each([
  ['host', 'there is @borong/host already, in host'],
  ['ui', 'there is @borong/ui already, in shared/ui'],
  ['checkout', 'there is @borong/checkout already, in remotes/checkout'],
  ['gateway', 'there is @borong/gateway already, in gateway'],
  ['healthz', "/healthz is the edge's own path"],
  ['login', "/login is the host's own path"],
  ['cart', 'pages under /cart belong to checkout'],
])('M-02: refuses the name %s for a new remote', async (name, why) => {
  await expect(mustBeUsable(name)).rejects.toThrow(`A remote can't be called ${name}: ${why}.`)
})

test.each(['Loyalty', 'loyalty_club', '-club', 'club-', 'x'.repeat(41)])(
  'M-02: refuses the malformed name %s',
  async (name) => {
    await expect(mustBeUsable(name)).rejects.toThrow('Give the remote a name in lower case')
  },
)

test('M-02: accepts a name that is not in use', async () => {
  await expect(mustBeUsable('loyalty-club')).resolves.toBeUndefined()
})
