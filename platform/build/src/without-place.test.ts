import { withoutPlace } from './without-place.ts'

const federation = (imported: string) =>
  `runtime.js!=!data:text/javascript,${encodeURIComponent(`import a from "${imported}"; a("/x")`)}`

test.each(['/home/ani/borong', '/builds/7/borong'])(
  "M-04: gives the federation's modules of a remote built in %s the same names in every folder",
  (root) => {
    const request = federation(`${root}/node_modules/runtime/index.cjs`)
    expect(withoutPlace(request, root, `${root}/remotes/billing`)).toBe(
      federation('../../node_modules/runtime/index.cjs'),
    )
  },
)

test("M-04: names the federation's modules of a remote in its own repository from its folder on", () => {
  const root = '/home/ani/loyalty'
  const request = federation(`${root}/node_modules/runtime/index.cjs`)
  expect(withoutPlace(request, root, root)).toBe(federation('./node_modules/runtime/index.cjs'))
})
