import { earlierVersions, expectStart } from './start-earlier-version.ts'

test.each(earlierVersions)(
  'M-05: a database of version %s starts with the present code with the demo, and retains its buyers, orders and carts',
  (version) => expectStart(version, 'with'),
)
