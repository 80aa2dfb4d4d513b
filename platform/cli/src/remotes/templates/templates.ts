import { sources } from '../scaffold.ts'
import { pageTest } from './page-test.ts'
import type { Template } from './template.ts'
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
} satisfies Record<string, Template> as Record<TemplateName, Template>

export type TemplateName = 'rspack' | 'rsbuild-react' | 'webpack-react18'

export const isTemplate = (name: string): name is TemplateName => Object.hasOwn(templates, name)
