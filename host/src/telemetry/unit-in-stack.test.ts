import { unitInStack } from './unit-in-stack.ts'

test('C-35: an error belongs to the remote whose script is in its stack', () => {
  const stack = `Error
    at render (https://borong.example/assets/host/main.1.js:1:2)
    at https://borong.example/assets/age-gated/vendor.2.js:1:99
    at https://borong.example/assets/host/react.3.js:1:1`
  expect(unitInStack(stack)).toBe('age-gated')
  expect(unitInStack('Error\n at https://borong.example/assets/host/main.1.js')).toBe('host')
})
