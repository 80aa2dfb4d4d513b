import { TERMS_VERSION } from '@borong/api/rules/terms-version'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { HelpScreen } from './HelpScreen.tsx'
import { TextScreen } from './TextScreen.tsx'
import en from './texts/en/terms.md'
import id from './texts/id/terms.md'
import { findQuestions, parseTopics, topicsIn } from './topics.ts'

const open = (address: string, path = '/help') =>
  openScreen({ path, address, screen: HelpScreen, unit: 'services', messages: words })

test('F-01: the help centre lists its topics, and a topic shows answers with links', async () => {
  await open('/help')
  const topic = await screen.findByRole('link', { name: 'Pembayaran' })
  expect(topic).toHaveAttribute('href', '/help/payment')
})

test('F-01: a topic opens the answer to a question', async () => {
  await open('/help/payment', '/help/:topic')
  expect(await screen.findByRole('heading', { level: 1, name: 'Pembayaran' })).toBeVisible()
  await userEvent.click(screen.getByText('Ke mana uang kembali?'))
  expect(screen.getByRole('link', { name: 'saldo' })).toHaveAttribute('href', '/wallet')
})

test('F-01: a search shows the questions with all of its words, or the way to a person', async () => {
  await open('/help')
  const field = await screen.findByRole('searchbox', { name: 'Cari bantuan' })
  await userEvent.type(field, 'faktur pajak')
  expect(await screen.findByText('Bagaimana mendapat faktur pajak?')).toBeVisible()
  await userEvent.clear(field)
  await userEvent.type(field, 'zzz')
  expect(await screen.findByRole('heading', { name: 'Belum ada jawaban' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Tulis lewat chat' })).toHaveAttribute('href', '/chat')
})

test('F-01: an unknown topic leads to the others', async () => {
  await open('/help/nothing', '/help/:topic')
  expect(await screen.findByText('Topik ini tidak ada. Pilih topik lain.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Memesan' })).toBeVisible()
})

test.each([
  ['/terms', 'Syarat dan ketentuan', 'pengiriman dan keluhan'],
  ['/privacy', 'Kebijakan privasi', 'profil'],
  ['/about', 'Tentang Borong', 'layanan untuk bisnis'],
])('F-01: %s shows its text with links', async (address, title, link) => {
  await openScreen({
    path: address,
    address,
    screen: TextScreen,
    unit: 'services',
    messages: words,
  })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  const text = screen.getByRole('region', { name: title })
  expect(within(text).getByRole('link', { name: link })).toBeVisible()
})

test('C-08: the terms name the version that a new account agrees to', () => {
  expect(id).toContain(TERMS_VERSION)
  expect(en).toContain(TERMS_VERSION)
})

test('F-02: both languages have the same topics with as many questions', () => {
  const shape = (language: 'id' | 'en') =>
    topicsIn(language).map(({ slug, questions }) => [slug, questions.length])
  expect(shape('id')).toEqual(shape('en'))
})

test('F-01: finds words in titles and answers, in any case', () => {
  const topics = parseTopics(
    '# Help\n\n## a: First\n\n### One?\n\nBlue **sky**.\n\n### Two?\n\nRed.',
  )
  expect(findQuestions(topics, 'SKY blue').map(({ title }) => title)).toEqual(['One?'])
  expect(findQuestions(topics, 'green')).toEqual([])
})
