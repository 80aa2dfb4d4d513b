import { sheetOf } from './sheet.ts'

test('M-07: gives every page a row of its own with all its views side by side', () => {
  const sheet = sheetOf([
    { path: '/login', screenshots: [{ name: 'login.png', caption: 'guest · id · 360 × 740' }] },
    { path: '/search/a<b', screenshots: [] },
  ])
  expect(sheet).toContain('<h2>/login</h2>')
  expect(sheet).toContain('<img src="login.png"')
  expect(sheet).toContain('guest · id · 360 × 740')
  expect(sheet).toContain('<h2>/search/a&#60;b</h2>')
})
