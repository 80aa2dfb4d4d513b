import { json, pascal, sources } from '../scaffold.ts'
import type { Template } from './template.ts'

/** Webpack 5 with a React of its own, in a page with the React of the host. */
export const webpackReact18: Template = {
  dependencies: ['@borong/federation', 'react-18', 'react-dom-18'],
  devDependencies: ['@swc/core', 'swc-loader', 'webpack'],
  manifest: {
    // The bundler gives the second React to its renderer. The first one is that of the page.
    overrides: { 'react-dom-18': { react: '$react' } },
  },
  files(name) {
    const { 'remote.ts': table, ...rest } = sources(name)
    const screen = `${pascal(name)}Screen`
    const widget = `${pascal(name)}Card`
    return {
      ...rest,
      'remote.ts': table!.replace(`${widget}.tsx`, `${widget}Props.ts`),
      'webpack.config.ts': `import { borong } from '@borong/federation/webpack'

export default borong(
  import.meta,
  {
    module: {
      rules: [
        {
          test: /\\.tsx?$/,
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2020',
            },
          },
        },
      ],
    },
  },
  { own: ['react', 'react-dom'] },
)
`,
      'src/react-18.tsx': `import { mountScreen, type MountPage, type Signal } from '@borong/federation/mount'
import { createContext, useContext, useSyncExternalStore, type ComponentType } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

const Page = createContext<MountPage | undefined>(undefined)

/** The page of the shop: session, messages, calls, toasts, widgets of others. */
export function usePage(): MountPage {
  const page = useContext(Page)
  if (!page) throw new Error('There is no page outside of a mounted component')
  return page
}

/** The value of a part of the page that changes. */
export const useSignal = <T,>({ subscribe, get, initial }: Signal<T>): T =>
  useSyncExternalStore(subscribe, get, () => initial)

/** Makes a component of this React a screen or a widget of the shop. */
export const mounted = <Props extends object>(Component: ComponentType<Props>) => {
  const tree = (props: Props, page: MountPage) => (
    <Page.Provider value={page}>
      <Component {...props} />
    </Page.Provider>
  )
  return mountScreen<Props>({
    mount(element, props, page) {
      const content = tree(props, page)
      const root = element.hasChildNodes() ? hydrateRoot(element, content) : createRoot(element)
      if (!element.hasChildNodes()) root.render(content)
      return {
        update: (changed) => root.render(tree(changed, page)),
        unmount: () => root.unmount(),
      }
    },
    render:
      typeof document === 'undefined'
        ? async (props, page) => {
            const { renderToString } = await import('react-dom/server')
            return renderToString(tree(props, page))
          }
        : undefined,
  })
}
`,
      [`src/page/${screen}.tsx`]: `import { mounted, usePage, useSignal } from '../react-18.tsx'
import styles from './${screen}.module.css'

/** The page at /${name}. */
export const ${screen} = mounted(() => {
  const page = usePage()
  const { t } = useSignal(page.messages)
  return (
    <section className={styles.page}>
      <h1>{t('page.title')}</h1>
      <p>{t('page.lead')}</p>
    </section>
  )
})
`,
      [`src/widgets/${widget}Props.ts`]: `export interface ${widget}Props {
  /** The text of the link. Default: the title of the page. */
  title?: string
}
`,
      [`src/widgets/${widget}.tsx`]: `import { mounted, usePage, useSignal } from '../react-18.tsx'
import type { ${widget}Props } from './${widget}Props.ts'

/** A part that other remotes place on their pages: \`<Widget name="${name}/card" />\`. */
export const ${widget} = mounted(({ title }: ${widget}Props) => {
  const { t } = useSignal(usePage().messages)
  return <a href="/${name}">{title ?? t('card.title')}</a>
})
`,
      'src/messages/id.json': rest['src/messages/id.json'] ?? json({}),
    }
  },
}
