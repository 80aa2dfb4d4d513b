/** A browser family and the oldest version in which everything of the shop works. */
interface SupportedBrowser {
  name: string
  first: string
  /** The names in the queries of browserslist, which the compilers read. */
  queries: readonly string[]
  /** The names in MDN's compatibility data, which the checks read. */
  data: readonly string[]
}

/** The supported browsers, declared once: the compilers, the checks and docs/browsers.md follow this list. */
export const browsers: readonly SupportedBrowser[] = [
  {
    name: 'Chrome, Edge and the web views of Android apps',
    first: '100',
    queries: ['chrome', 'edge'],
    data: ['chrome', 'chrome_android', 'edge', 'webview_android'],
  },
  {
    name: 'Samsung Internet',
    first: '19.0',
    queries: ['samsung'],
    data: ['samsunginternet_android'],
  },
  {
    name: 'Safari, and all browsers and web views of iPhones',
    first: '15.6',
    queries: ['safari', 'ios_saf'],
    data: ['safari', 'safari_ios'],
  },
  { name: 'Firefox', first: '115', queries: ['firefox'], data: ['firefox', 'firefox_android'] },
]

/** The queries of browserslist for the compilers of scripts and styles. */
export const targets: readonly string[] = browsers.flatMap(({ queries, first }) =>
  queries.map((query) => `${query} >= ${first}`),
)

/** A feature that some supported browser lacks, and the effect on the buyer. */
export interface Enhancement {
  /** The names in MDN's compatibility data. Each includes its parts. */
  features: readonly string[]
  /** The page as the buyer sees it without the feature. */
  without: string
}

/** The features that pages may use although some supported browser lacks them. */
export const enhancements: readonly Enhancement[] = [
  {
    features: ['css.selectors.has'],
    without:
      'Wide windows have longer lines and less exact spacing. A selector with `:has` never shows what is chosen or disabled.',
  },
  {
    features: ['css.properties.container-type', 'css.at-rules.container'],
    without: 'Tables and the header keep their compact form.',
  },
  {
    features: ['css.types.length.viewport_percentage_units_small'],
    without: 'Short pages end above the lower edge of the window.',
  },
  {
    features: [
      'css.properties.content-visibility',
      'css.properties.contain-intrinsic-size',
      'css.properties.contain-intrinsic-block-size',
      'html.elements.img.fetchpriority',
    ],
    without: 'Long pages appear somewhat later.',
  },
  {
    features: ['css.properties.text-wrap', 'css.properties.hyphens'],
    without: 'Headings and long words break at other places.',
  },
  {
    features: [
      'css.properties.overscroll-behavior',
      'css.properties.overscroll-behavior-x',
      'css.properties.scrollbar-width',
    ],
    without: 'The page scrolls on where a list ends, and lists show their scroll bars.',
  },
  {
    features: ['css.properties.field-sizing', 'css.properties.resize'],
    without: 'A text area keeps its height.',
  },
  {
    features: ['css.properties.cursor', 'css.selectors.selection', 'css.properties.paint-order'],
    without: 'Pointer, marked text and names on maps look plainer.',
  },
  {
    features: ['css.properties.overflow.clip'],
    without: 'Pins at the edge of a map may be visible beside it.',
  },
  {
    features: ['css.at-rules.media.forced-colors', 'css.properties.outline'],
    without: 'Forced colours are not recognised, and focus rings have square corners.',
  },
  {
    features: ['css.at-rules.media.scripting'],
    without:
      'When scripts are turned off, buttons that need them look enabled, and a page that needs them shows its spinner below the notice.',
  },
  {
    features: ['html.global_attributes.popover', 'api.HTMLElement.showPopover'],
    without: 'A sheet or dialog covers the messages that appear meanwhile.',
  },
  {
    features: ['api.HTMLElement.hidePopover'],
    without: 'Menus of wide windows are opened and closed by scripts.',
  },
  {
    features: ['api.Navigator.share', 'api.Navigator.canShare'],
    without: 'Sharing opens a list of ways, or is not offered.',
  },
  {
    features: ['api.Notification', 'api.PushManager', 'api.ServiceWorkerRegistration'],
    without: 'Pushes are not offered. The page says how to get them, where a way exists.',
  },
  {
    features: ['api.Window.requestIdleCallback', 'api.AbortSignal.timeout_static'],
    without:
      'Nothing: a timer replaces the first, and error reports lack the names of their source maps.',
  },
  {
    features: ['html.global_attributes.autofocus', 'html.elements.video.playsinline'],
    without: 'The only field of a step is focused by a tap. Videos play in the page anyway.',
  },
]
