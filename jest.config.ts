import type { Config } from 'jest'

const swc = {
  '^.+\\.(ts|tsx|mjs|js)$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ] as [string, Record<string, unknown>],
}

// These packages ship ES modules only, which must be compiled for Jest's CommonJS.
const esmOnly = ['jotai', '@fontsource-variable', 'i18next', 'react-i18next']
const modulePathIgnorePatterns = ['<rootDir>/e2e/.cache']

const WATCH_CONSOLE = '<rootDir>/shared/contract/src/testing/watch-console.ts'

const config: Config = {
  // The first start of a test file may have to create the database that later files copy.
  testTimeout: 180_000,
  // Modules stay loaded in a worker. A larger one starts again before its next file.
  workerIdleMemoryLimit: '1.5GB',
  projects: [
    {
      displayName: 'node',
      rootDir: '.',
      testEnvironment: '<rootDir>/platform/harness/jest/node-environment.cjs',
      testRunner: '<rootDir>/platform/harness/jest/node-runner.cjs',
      testMatch: ['<rootDir>/{gateway,demo,platform/*,shared/api}/src/**/*.test.ts'],
      // Node compiles and loads what these tests import.
      transform: {},
      setupFilesAfterEnv: [WATCH_CONSOLE],
      modulePathIgnorePatterns,
    },
    {
      displayName: 'dom',
      rootDir: '.',
      testEnvironment: '<rootDir>/shared/contract/testing/dom-environment.cjs',
      testMatch: [
        '<rootDir>/{host,shared/contract,shared/ui,shared/patterns,remotes/*}/src/**/*.test.{ts,tsx}',
        '<rootDir>/platform/federation/src/mount/**/*.test.tsx',
      ],
      transform: { ...swc, '\\.md$': '<rootDir>/shared/contract/testing/text-file.cjs' },
      moduleNameMapper: { '\\.module\\.css$': '<rootDir>/shared/contract/testing/class-names.cjs' },
      setupFilesAfterEnv: [
        '@testing-library/jest-dom',
        '<rootDir>/shared/contract/testing/patience.cjs',
        WATCH_CONSOLE,
      ],
      modulePathIgnorePatterns,
      transformIgnorePatterns: [
        `/node_modules/(?!\\.pnpm/|(${esmOnly.join('|')})/)`,
        `/node_modules/\\.pnpm/(?!(${esmOnly.join('|').replace(/\//g, '\\+')})@)`,
      ],
    },
  ],
}

export default config
