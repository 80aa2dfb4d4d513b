// Loaded before a service: ends the service when its parent process has ended for any reason.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
