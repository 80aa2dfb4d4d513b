import { json, pascal, sources } from '../scaffold.ts'
import type { Template } from './template.ts'

/** Vite and Vue, rendered on the server and hydrated in the browser. */
export const viteVue: Template = {
  dependencies: ['@borong/federation', 'vue'],
  devDependencies: ['@vitejs/plugin-vue', 'vite'],
  files(name) {
    const screen = `${pascal(name)}Screen`
    const widget = `${pascal(name)}Card`
    const ofReact = sources(name)
    return {
      'remote.ts': `import { defineRemote, defineWidget } from '@borong/contract/remote'
import type { ${widget}Props } from './src/widgets/${widget}.ts'

export default defineRemote({
  name: '${name}',
  routes: [{ path: '/${name}', guard: 'public', screen: './page/${screen}' }],
  widgets: { card: defineWidget<${widget}Props>('./widgets/${widget}') },
})
`,
      'vite.config.ts': `import { borong } from '@borong/federation/vite'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [borong(), vue({ features: { optionsAPI: false } })] })
`,
      'env.d.ts': `/// <reference types="vite/client" />

declare module '*.vue' {
  import type { Component } from 'vue'

  const component: Component
  export default component
}
`,
      'tsconfig.json': json({
        compilerOptions: {
          target: 'es2023',
          lib: ['es2022', 'dom', 'dom.iterable'],
          module: 'esnext',
          moduleResolution: 'bundler',
          strict: true,
          noUncheckedIndexedAccess: true,
          resolveJsonModule: true,
          allowImportingTsExtensions: true,
          skipLibCheck: true,
          noEmit: true,
          types: ['node', 'jest'],
        },
        include: ['src', 'remote.ts', 'env.d.ts', 'widgets.d.ts'],
      }),
      'src/vue.ts': `import { mountScreen, type MountPage, type Signal } from '@borong/federation/mount'
import {
  createSSRApp,
  h,
  inject,
  onUnmounted,
  shallowReadonly,
  shallowRef,
  type Component,
  type InjectionKey,
} from 'vue'

const PAGE: InjectionKey<MountPage> = Symbol('page')
/** Vue names the places of errors. One in an event handler leaves the page as it is. */
const OF_HANDLER = /event handler|#runtime-[56]$/

/** The page of the shop: session, messages, calls, toasts, widgets of other units. */
export function usePage(): MountPage {
  const page = inject(PAGE)
  if (!page) throw new Error('There is no page outside of a mounted component')
  return page
}

/** A value of the page as a ref. */
export function useSignal<T>(signal: Signal<T>) {
  const value = shallowRef(signal.get())
  onUnmounted(signal.subscribe(() => (value.value = signal.get())))
  return shallowReadonly(value)
}

/** Makes a component of Vue a screen or a widget of the shop. */
export function vueScreen<Props extends object = Record<string, never>>(
  component: Component,
  title?: (page: MountPage) => string,
) {
  const open = (props: Props, page: MountPage) => {
    const given = shallowRef(props)
    const app = createSSRApp(() => h(component, { ...given.value }))
    return { given, app: app.provide(PAGE, page) }
  }
  return mountScreen<Props>({
    title: title && ((_, page) => title(page)),
    mount(element, props, page) {
      const { given, app } = open(props, page)
      app.config.errorHandler = (error, _, place) =>
        OF_HANDLER.test(place) ? reportError(error) : page.fail(error)
      // The element contains the server's HTML, which Vue takes over.
      app.mount(element)
      return {
        update: (changed) => void (given.value = changed),
        unmount: () => app.unmount(),
      }
    },
    render: import.meta.env.SSR
      ? async (props, page) => {
          const { renderToString } = await import('vue/server-renderer')
          return renderToString(open(props, page).app)
        }
      : undefined,
  })
}
`,
      [`src/page/${screen}.ts`]: `import { vueScreen } from '../vue.ts'
import Page from './Page.vue'

/** The page at /${name}. */
export const ${screen} = vueScreen(Page, ({ messages }) => messages.get().t('page.title'))
`,
      'src/page/Page.vue': `<script setup lang="ts">
import { ref } from 'vue'
import { usePage, useSignal } from '../vue.ts'

const page = usePage()
const messages = useSignal(page.messages)
const count = ref(0)

function add() {
  count.value += 1
  page.toast(messages.value.t('page.counted', { count: count.value }))
}
</script>

<template>
  <section class="page">
    <h1>{{ messages.t('page.title') }}</h1>
    <p>{{ messages.t('page.lead') }}</p>
    <button type="button" @click="add">{{ messages.t('page.count') }}</button>
  </section>
</template>

<style scoped>
.page {
  padding: 12px;
  background: var(--paper);
}
</style>
`,
      [`src/page/${screen}.test.ts`]: ofReact[`src/page/${screen}.test.tsx`]!,
      [`src/widgets/${widget}.ts`]: `import { vueScreen } from '../vue.ts'
import Card from './Card.vue'

export interface ${widget}Props {
  /** The text of the link. Default: the title of the page. */
  title?: string
}

/** A part that other remotes place on their pages: \`<Widget name="${name}/card" />\`. */
export const ${widget} = vueScreen<${widget}Props>(Card)
`,
      'src/widgets/Card.vue': `<script setup lang="ts">
import { usePage, useSignal } from '../vue.ts'

defineProps<{ title?: string }>()
const messages = useSignal(usePage().messages)
</script>

<template>
  <a href="/${name}">{{ title ?? messages.t('card.title') }}</a>
</template>
`,
      ...withCount(ofReact),
    }
  },
}

/** The messages of the page, with those of its button. */
function withCount(files: Record<string, string>): Record<string, string> {
  const more = {
    id: { count: 'Hitung', counted_other: 'Sudah {{count}} kali' },
    en: { count: 'Count', counted_one: 'Counted once', counted_other: 'Counted {{count}} times' },
  }
  return Object.fromEntries(
    Object.entries(more).map(([language, texts]) => {
      const path = `src/messages/${language}.json`
      const messages = JSON.parse(files[path]!) as { page: object }
      return [path, json({ ...messages, page: { ...messages.page, ...texts } })]
    }),
  )
}
