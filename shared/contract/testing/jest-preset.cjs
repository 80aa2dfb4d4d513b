// These packages ship ES modules only, which must be compiled for Jest's CommonJS.
const ES_MODULES = ['@borong', 'jotai', 'i18next', 'react-i18next', '@fontsource-variable']

const compile = [
  require.resolve('@swc/jest'),
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
]

/** The Jest configuration of a remote in its own repository. */
module.exports = {
  testEnvironment: require.resolve('./dom-environment.cjs'),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: { '^.+\\.(ts|tsx|mjs|js)$': compile, '\\.md$': require.resolve('./text-file.cjs') },
  transformIgnorePatterns: [
    `/node_modules/(?!(.pnpm/[^/]+/node_modules/)?(${ES_MODULES.join('|')})/)`,
  ],
  moduleNameMapper: { '\\.css$': require.resolve('./class-names.cjs') },
  setupFilesAfterEnv: [require.resolve('./patience.cjs')],
}
