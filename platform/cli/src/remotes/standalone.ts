import { root } from '@borong/build/units'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { Complaint } from '../command.ts'
import { readVersions } from '../packages/manifest.ts'
import { packages } from '../packages/packages.ts'
import { json } from './scaffold.ts'
import { templates, type TemplateName } from './templates/templates.ts'
import { writeFiles } from './write-files.ts'

/** The scripts in the repository of a remote. */
export const projectScripts = {
  build: 'borong build',
  dev: 'borong dev --shop ${SHOP:-http://localhost:3000}',
  test: 'tsc && jest && borong contract',
  'test:shop': 'playwright test',
  release: 'borong release',
}

/** Writes a remote with a repository of its own. */
export async function writeStandalone(
  name: string,
  given: { out?: string; packages?: string; template: TemplateName },
): Promise<void> {
  const directory = resolve(given.out ?? join(root, '..', name))
  if (existsSync(directory) && (await readdir(directory)).length > 0)
    throw new Complaint(`${directory} is there already, and not empty.`)
  const versions = await readVersions(root)
  const own = given.packages ? await tarballs(resolve(given.packages), directory) : versions
  const version = (one: string) => own.get(one) ?? versions.get(one)!
  await writeFiles(directory, projectFiles(name, version, given.template))
  process.stdout.write(
    `${directory} written. Next: npm install, then SHOP=<address of a shop> npm run dev, npm test, npm run release.\n`,
  )
}

/** The packages as files, by name. */
async function tarballs(folder: string, from: string): Promise<Map<string, string>> {
  const files = await readdir(folder)
  return new Map(
    packages.map(({ name }) => {
      const start = `${name.slice(1).replace('/', '-')}-`
      const file = files.find((one) => one.startsWith(start) && one.endsWith('.tgz'))
      if (!file) throw new Complaint(`${folder} has no ${name}. Write it: borong pack`)
      return [name, `file:${relative(from, join(folder, file))}`]
    }),
  )
}

/** The files of the project, by path. */
function projectFiles(
  name: string,
  version: (of: string) => string,
  templateName: TemplateName,
): Record<string, string> {
  const list = (names: readonly string[]) =>
    Object.fromEntries(names.map((one) => [one, version(one)]))
  const template = templates[templateName]
  return {
    'package.json': json({
      name: `@borong/${name}`,
      version: '1.0.0',
      private: true,
      type: 'module',
      engines: { node: '>=22.18' },
      scripts: projectScripts,
      dependencies: list(
        [
          '@borong/api',
          ...(template.dependencies ?? ['@borong/patterns', '@borong/ui']),
        ].toSorted(),
      ),
      // The host provides these to every page. They are installed here for types and tests.
      peerDependencies: { '@borong/contract': '*', react: '*', 'react-dom': '*' },
      devDependencies: list([
        '@borong/build',
        '@borong/cli',
        '@borong/contract',
        '@borong/federation',
        '@playwright/test',
        '@testing-library/dom',
        '@testing-library/jest-dom',
        '@testing-library/react',
        '@types/jest',
        '@types/node',
        '@types/react',
        '@types/react-dom',
        'jest',
        'react',
        'react-dom',
        'typescript',
        ...(template.devDependencies ?? []),
      ]),
      ...template.manifest,
    }),
    'tsconfig.json': json({
      compilerOptions: {
        target: 'es2023',
        lib: ['es2022', 'dom', 'dom.iterable'],
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        noUncheckedIndexedAccess: true,
        resolveJsonModule: true,
        allowImportingTsExtensions: true,
        skipLibCheck: true,
        noEmit: true,
        types: ['node', 'jest', '@testing-library/jest-dom'],
      },
      include: ['src', 'remote.ts', 'widgets.d.ts', 'node_modules/@borong/build/css-modules.d.ts'],
    }),
    'jest.config.cjs': `module.exports = require('@borong/contract/testing/jest-preset.cjs')\n`,
    'playwright.config.ts': `import { defineConfig } from '@playwright/test'

const shop = process.env.SHOP ?? 'http://localhost:3000'

export default defineConfig({
  testDir: 'e2e',
  use: { baseURL: shop, launchOptions: { executablePath: process.env.CHROMIUM } },
  // The page of the shop, with this remote from its sources.
  webServer: {
    command: \`npx borong dev --shop \${shop} --port 4400 --plain\`,
    url: 'http://localhost:4400/release.json',
  },
})
`,
    'e2e/page.spec.ts': `import { expect, test } from '@playwright/test'

test('the page opens inside the shop', async ({ page }) => {
  await page.goto('/${name}?dev.${name}=http://localhost:4400/')
  await expect(page.locator('[data-remote="${name}"] h1')).toBeVisible()
})
`,
    '.gitignore': 'node_modules\ndist\ntest-results\n.yarn\n',
    // The packages of the platform are published by the shop itself, so a release need not be days old.
    'pnpm-workspace.yaml': `minimumReleaseAgeExclude: ['@borong/*']
# These come with compiled files for each system, and need no script.
allowBuilds:
  '@parcel/watcher': false
  '@swc/core': false
`,
    '.yarnrc.yml': `nodeLinker: node-modules
npmPreapprovedPackages: ['@borong/*']
`,
    '.github/workflows/ci.yml': `name: ci
on: [push]
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 24 }
      - run: npm ci
      - run: npm test
        env:
          SHOP: \${{ vars.SHOP }}
      - run: npm run build
      - if: github.ref == 'refs/heads/main'
        run: npm run release -- --channel staging
        env:
          BORONG_REGISTRY: \${{ vars.BORONG_REGISTRY }}
          BORONG_TOKEN: \${{ secrets.BORONG_TOKEN }}
`,
    'README.md': `# ${name}

A remote of Borong in a repository of its own. It offers the page \`/${name}\` and the widget \`${name}/card\`.

| command | what it does |
| --- | --- |
| \`npm install\` | installs the packages |
| \`SHOP=https://… npm run dev\` | shows this remote from its sources inside a shop, and ${templateName === 'rspack' ? 'replaces a changed screen or stylesheet in the open page. After a change of a text the page reloads' : 'reloads the page after a change'}. A shop with the production channel needs \`BORONG_REGISTRY\` and \`BORONG_TOKEN\` |
| \`SHOP=https://… npm test\` | checks types, runs the tests, and compares what the remote uses with the live hosts of a shop. Without \`SHOP\` it skips the last |
| \`SHOP=https://… npx borong widgets\` | writes \`widgets.d.ts\`, with which the compiler checks the properties of each \`<Widget>\` of the shop |
| \`SHOP=https://… npm run test:shop\` | opens the page inside a shop, in a browser |
| \`npm run release -- --channel staging\` | builds, publishes and promotes; needs \`BORONG_REGISTRY\` and \`BORONG_TOKEN\` |
| \`npx borong rollback ${name} --channel staging\` | gives visitors the version before |

The registry compares what the release uses with the live host, and refuses a release that could not run, naming what is
missing. \`npm run release -- --dry-run\` asks without publishing.

## Packages

pnpm and Yarn work as npm does, and take options without \`--\`: \`pnpm install\`, \`pnpm test\`, \`pnpm run release --dry-run\`.
Commit the lock file of one of the three, and call the same one in \`.github/workflows/ci.yml\`.

The packages \`@borong/*\` come from the npm registry of your installation. Name another one once:

| package manager | command |
| --- | --- |
| npm, pnpm, Yarn 1 | \`npm config set --location=project @borong:registry=https://…\` |
| Yarn 2 and newer | \`yarn config set npmScopes.borong.npmRegistryServer https://…\` |

\`pnpm-workspace.yaml\` and \`.yarnrc.yml\` let a package of the platform be installed on the day of its release. Yarn makes
\`node_modules\`, because the build and the tests look for packages there; Plug'n'Play is not supported.
`,
    ...template.files(name),
  }
}
