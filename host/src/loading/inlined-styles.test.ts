import { linkInlinedStyles } from './inlined-styles.ts'

test('M-02: a stylesheet that the document contains has a link that requests nothing', () => {
  const head = document.createElement('head')
  head.innerHTML = '<style data-href="/assets/checkout/cart.css"></style><style></style>'
  linkInlinedStyles(head)
  const links = [...head.querySelectorAll('link')]
  expect(links.map(({ rel, href }) => [rel, href])).toEqual([
    ['stylesheet', `${location.origin}/assets/checkout/cart.css`],
  ])
  expect(links[0]).toHaveAttribute('disabled')
})
