import { lateNavigationIn } from './late-navigation.ts'

const linesOf = (source: string) => lateNavigationIn('Screen.tsx', source)

test.each([
  ['after an await', "async function send() {\n  await save()\n  navigate('/done')\n}"],
  [
    'in an argument after an await',
    "const send = async () => {\n  await save()\n  void navigate('/')\n}",
  ],
  ['in the callback of a promise', "const send = () =>\n  save().then(() =>\n navigate('/done'))"],
])('R-35: navigation %s is late', (_, source) => {
  expect(linesOf(source)).toEqual([3])
})

test.each([
  ['before an await', "async function send() {\n  navigate('/done')\n  await save()\n}"],
  [
    'in the leave of a submit',
    "useSubmit(async () => {\n  await save()\n}, { leave: () => navigate('/done') })",
  ],
  [
    'of a tap, made by a function that waited',
    "async function make() {\n  await load()\n  return () => navigate('/done')\n}",
  ],
])('R-35: navigation %s is not late', (_, source) => {
  expect(linesOf(source)).toEqual([])
})
