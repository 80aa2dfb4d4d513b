import { pascal } from '../scaffold.ts'

/** The test that opens the page of a remote in the page of a shop, by its path. */
export function pageTest(name: string): Record<string, string> {
  const screen = `${pascal(name)}Screen`
  return {
    [`src/page/${screen}.page.test.tsx`]: `import { openScreen } from '@borong/contract/testing/open-screen'
import { screen } from '@testing-library/react'
import words from '../messages/id.json'
import { ${screen} } from './${screen}.tsx'

test('the page shows its title', async () => {
  await openScreen({
    path: '/${name}',
    address: '/${name}',
    screen: ${screen},
    unit: '${name}',
    messages: words,
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.page.title)
})
`,
  }
}
