import { defineRemote } from '@borong/contract/remote'

export default defineRemote({
  name: 'age-gated',
  routes: [
    {
      path: '/age-restricted',
      guard: 'adult',
      screen: './area/AgeAreaScreen',
      wide: true,
      search: ['category'],
    },
    { path: '/age-restricted/rules', guard: 'public', screen: './rules/AgeRulesScreen' },
  ],
})
