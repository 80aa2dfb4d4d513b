import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { carriedPackages } from './singletons.ts'

const contractPage = createRequire(import.meta.url).resolve('@borong/contract/page')

// The contract depends on every singleton, so its installed packages are those that a remote could bundle.
const contract = createRequire(createRequire(import.meta.url).resolve('@borong/contract/release'))

test('M-03: recognises the contract by its code', async () => {
  const text = await readFile(contractPage, 'utf8')
  expect(carriedPackages([{ name: 'vendor.js', text }])).toEqual({
    '@borong/contract': ['vendor.js'],
  })
})

test('M-03: recognises a React that a bundler has tree-shaken', () => {
  const text =
    'p.setState=function(e){throw Error("takes an object of state variables to update or a function which returns an object of state variables.")}'
  expect(carriedPackages([{ name: 'entry.js', text }])).toEqual({ react: ['entry.js'] })
})

test.each([
  ['react', 'react', 'cjs/react.production.js'],
  ['react-dom', 'react-dom', 'cjs/react-dom.production.js'],
  ['react-dom', 'react-dom', 'cjs/react-dom-client.production.js'],
  ['axios', 'axios', 'dist/esm/axios.js'],
  ['jotai', 'jotai', 'dist/vanilla/internals.js'],
  ['@tanstack/react-query', '@tanstack/react-query', 'build/modern/QueryClientProvider.js'],
  // It is installed beside react-query, which depends on it.
  ['@tanstack/query-core', '@tanstack/react-query', '../query-core/build/modern/utils.js'],
])('M-03: recognises the installed %s by its code: %s/%s', async (name, folder, file) => {
  const directory = contract.resolve.paths(folder)!.map((path) => `${path}/${folder}`)
  const texts = await Promise.all(
    directory.map((path) => readFile(`${path}/${file}`, 'utf8').catch(() => '')),
  )
  const text = texts.find((found) => found !== '') ?? ''
  expect(carriedPackages([{ name: 'vendor.js', text }])).toEqual({ [name]: ['vendor.js'] })
})
