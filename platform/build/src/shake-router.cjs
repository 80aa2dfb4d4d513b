// The router comes as one module whose components are made by calls and named by assignments, which a bundler has to take
// for side effects and so keeps them all. Without the names, which only a debugger reads, and with the calls marked as
// pure, the components that nobody uses fall away, and so do warnings to developers. Data is not the router's here, so
// that what draws its loading and its errors falls away too.
const stateOfData = 'let dataRouterState = dataRouterOpts?.state;'

module.exports = function shakeRouter(source) {
  if (source.includes('function _renderMatches(') && !source.includes(stateOfData))
    throw new Error('The router draws its matches otherwise: look at it again')
  return source
    .replace(stateOfData, 'const dataRouterState = null;')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^(\s+)(warning(?:Once)?\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
}
