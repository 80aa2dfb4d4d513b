const { pathToFileURL } = require('node:url')
const { default: runFile } = require('jest-circus/runner')

let files = 0

/**
 * Runs a test file with jest-circus, whose modules Node loads: a module is loaded once in each worker, and not again for
 * each file. Jest's own loader takes most of the time of a small test of the gateway.
 */
module.exports = function runInNode(globalConfig, config, environment, _runtime, path, send) {
  files += 1
  // The functions of Jest's loader that jest-circus calls.
  const loader = {
    // jest-circus holds the hooks and tests of one file.
    requireInternalModule(module) {
      delete require.cache[module]
      return require(module)
    },
    requireModule: require,
    unstable_shouldLoadAsEsm: () => true,
    // The set-up files run again for each test file.
    unstable_importModule: (module) => import(`${pathToFileURL(module)}?file=${files}`),
    setGlobalsForRuntime() {},
    enterTestCode() {},
    leaveTestCode() {},
  }
  return runFile(globalConfig, config, environment, loader, path, send)
}
