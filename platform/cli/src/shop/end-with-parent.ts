// Loaded before a service: when the process that started it is gone, however it went, the service ends too.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
