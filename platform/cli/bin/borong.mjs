#!/usr/bin/env node
// The command of a remote in its own repository.
import '../dist/standalone/main.js'
