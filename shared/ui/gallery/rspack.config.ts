import { rspack, type Configuration } from '@rspack/core'
import { join } from 'node:path'

const config: Configuration = {
  context: import.meta.dirname,
  mode: 'development',
  devtool: false,
  entry: './main.tsx',
  output: { path: join(import.meta.dirname, 'dist'), uniqueName: 'gallery', publicPath: '/' },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: {
    rules: [
      { resourceQuery: /source/, type: 'asset/source' },
      {
        test: /\.tsx?$/,
        resourceQuery: { not: [/source/] },
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.css$/, type: 'css/auto' },
    ],
    parser: { 'css/auto': { namedExports: false } },
    generator: { 'css/auto': { localIdentName: '[local]-[hash:6]' } },
  },
  plugins: [new rspack.HtmlRspackPlugin({ template: './index.html' })],
}

export default config
