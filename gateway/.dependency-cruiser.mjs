import root from '../.dependency-cruiser.mjs'

const DOMAIN = '^gateway/src/[^/]+$'

/**
 * Imports between the gateway's domains go one way. Tests and their helpers, which may import every domain, are left
 * out, so that they close no circle.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'domains-one-way',
      comment: 'Pass the function in domains.ts, or move the code to the domain that owns it',
      severity: 'error',
      scope: 'folder',
      from: { path: DOMAIN },
      to: { circular: true, viaOnly: { path: DOMAIN } },
    },
  ],
  options: {
    ...root.options,
    exclude: {
      path: [root.options.exclude.path, '[.]test[.]ts$|^gateway/src/testing/|/testing-[^/]+$'],
    },
  },
}
