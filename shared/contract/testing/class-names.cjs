// A CSS module under test: every class is called what the source calls it.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) })
