// A text file in tests: its content, as the build imports it.
module.exports = {
  process: (source) => ({ code: `module.exports = ${JSON.stringify(source)}` }),
}
