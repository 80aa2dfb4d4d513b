const { basename } = require('node:path')

/**
 * Puts a component in front of a screen or widget, which renders the module's present version. A change replaces the
 * module without a reload of the page: the component restarts, and the page keeps everything else. Unlike fast
 * refresh it needs no development build of React, so it works inside every released host.
 */
module.exports.pitch = function () {
  const file = basename(this.resourcePath)
  const name = file.replace(/\.\w+$/, '')
  const module = JSON.stringify(`./${file}?replaceable`)
  return `
    import { Component, createElement, useSyncExternalStore } from 'react'
    import * as current from ${module}
    export * from ${module}

    const mounted = new Set()
    const subscribe = (render) => {
      mounted.add(render)
      return () => mounted.delete(render)
    }
    const read = () => current.${name}
    let hasFailed = false

    // The shop's own boundary shows the error. It keeps nothing that a replaced module could render again.
    class Failure extends Component {
      state = { caught: null }
      static getDerivedStateFromError(error) {
        hasFailed = true
        return { caught: { error } }
      }
      render() {
        if (this.state.caught) throw this.state.caught.error
        return this.props.children
      }
    }

    export function ${name}(props) {
      const present = useSyncExternalStore(subscribe, read, read)
      return createElement(Failure, null, createElement(present, props))
    }

    import.meta.webpackHot.accept(${module}, () => {
      if (hasFailed) location.reload()
      for (const render of mounted) render()
    })
  `
}
