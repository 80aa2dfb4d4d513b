import { languageAtom } from '@borong/contract/language'
import { openScreen } from '@borong/contract/testing/open-screen'
import { act, screen } from '@testing-library/react'
import { type LateTexts, useLateMessages } from './use-late-messages.ts'

const texts: LateTexts = {
  id: { late: { hello: 'Halo {{name}}', goods_other: '{{count}} produk' } },
  en: {
    late: {
      hello: 'Hello {{name}}',
      goods_one: '{{count}} product',
      goods_other: '{{count}} products',
    },
  },
}

function Late() {
  const t = useLateMessages(texts)
  return (
    <ul>
      {[
        t('late.hello', { name: 'Ani' }),
        t('late.goods', { count: 1 }),
        t('late.goods', { count: 2 }),
        t('shared'),
      ].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

test.each([
  ['id', ['Halo Ani', '1 produk', '2 produk', 'Dari remote']],
  ['en', ['Hello Ani', '1 product', '2 products', 'Dari remote']],
] as const)(
  'F-02: texts that load with a part have values and plurals in %s',
  async (language, wanted) => {
    const { page } = await openScreen({
      unit: 'marketplace',
      messages: { shared: 'Dari remote' },
      path: '/',
      address: '/',
      screen: Late,
    })
    await act(async () => page.store.set(languageAtom, language))
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(
      wanted,
    )
  },
)
