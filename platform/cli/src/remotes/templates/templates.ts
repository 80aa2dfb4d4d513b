import { sources } from '../scaffold.ts'
import { pageTest } from './page-test.ts'
import type { Template } from './template.ts'
import { viteVue } from './vite-vue.ts'
import { webpackReact18 } from './webpack-react18.ts'

const react = (config: Record<string, string>) => (name: string) => ({
  ...config,
  ...sources(name),
  ...pageTest(name),
})

export const templates = {
  rspack: {
    files: react({
      'rspack.config.ts': `import { remote } from '@borong/build/recipe'\n\nexport default remote(import.meta)\n`,
    }),
  },
  'rsbuild-react': {
    files: react({
      'rsbuild.config.ts': `import { borong } from '@borong/federation/rsbuild'
import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

export default defineConfig({ plugins: [pluginReact(), borong()] })
`,
    }),
    devDependencies: ['@rsbuild/core', '@rsbuild/plugin-react'],
  },
  'webpack-react18': webpackReact18,
  'vite-react': {
    files: react({
      'vite.config.ts': `import { borong } from '@borong/federation/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [borong(), react()] })
`,
    }),
    devDependencies: ['@vitejs/plugin-react', 'vite'],
  },
  'vite-vue': viteVue,
} satisfies Record<string, Template> as Record<TemplateName, Template>

export type TemplateName =
  | 'rspack'
  | 'rsbuild-react'
  | 'webpack-react18'
  | 'vite-react'
  | 'vite-vue'

export const isTemplate = (name: string): name is TemplateName => Object.hasOwn(templates, name)
