/**
 * The runtime of fast refresh, once for all builds of a page. The host's build comes first and connects it to React; a
 * remote's build that brought its own would refresh nothing.
 */
globalThis.__borong_refresh__ ??= require('react-refresh/cjs/react-refresh-runtime.development.js')
module.exports = globalThis.__borong_refresh__
