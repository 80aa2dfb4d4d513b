/**
 * The runtime of fast refresh, shared by all builds of a page. The host's build comes first and connects it to React. A
 * second runtime in a remote's build would refresh nothing.
 */
globalThis.__borong_refresh__ ??= require('react-refresh/cjs/react-refresh-runtime.development.js')
module.exports = globalThis.__borong_refresh__
