import { fileLinksIn } from './document-links.ts'

test('finds the links of a document to files, without code, addresses and anchors', () => {
  const text =
    '[a](docs/a.md) ![b](images/b.webp) [c](../c.md#part) [d](https://d.example) [e](#e) `[f](f)`'
  expect(fileLinksIn(text)).toEqual(['docs/a.md', 'images/b.webp', '../c.md'])
})
