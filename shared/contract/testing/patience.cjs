const { configure } = require('@testing-library/dom')

// What a test waits for may take its time on a busy machine; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 })
