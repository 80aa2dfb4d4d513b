import type { Built } from '@borong/registry/testing/built'
import { fileOf, host, remote } from '@borong/registry/testing/built'

/** A host whose server bundle renders the screen of the route, as a squad's bundle gives it. */
const HOST_SERVER = `
  module.exports = {
    shared: {},
    async render({ boot, url, load }) {
      const route = boot.routes.find(({ path }) => path === url.split('?')[0])
      if (!route) return { head: '', html: 'not found' }
      return { head: '<title>' + url + '</title>', html: load(route.unit, route.screen).render(url) }
    },
  }`

/** A page of a thousand rows. */
const remoteServer = (unit: string, version: string) => `
  const row = (url, index) => '<li>' + url + ' row ' + index + ' of ${unit} ${version}</li>'
  module.exports = {
    './cart/CartScreen': () => ({
      render: (url) => '<ul>' + Array.from({ length: 1000 }, (_, index) => row(url, index)).join('') + '</ul>',
    }),
  }`

const withServer = ({ release, content }: Built, server: string): Built => ({
  release: { ...release, server: { entry: 'server.js', files: [fileOf('server.js', server)] } },
  content: { ...content, 'server.js': server },
})

export const generatedHost = () => withServer(host(), HOST_SERVER)

export const pathsOf = (unit: string, routes: number) =>
  Array.from({ length: routes }, (_, page) => `/${unit}/page-${page}`)

export const generatedRemote = (unit: string, version: string, routes: number): Built =>
  withServer(remote({ unit, version, paths: pathsOf(unit, routes) }), remoteServer(unit, version))
