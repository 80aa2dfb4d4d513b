const { configure } = require('@testing-library/dom')

// A long timeout, because an awaited change may take long on a busy machine. A missing change still fails.
configure({ asyncUtilTimeout: 10_000 })
