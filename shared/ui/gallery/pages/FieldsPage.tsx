import { useState } from 'react'
import { Checkbox } from '../../src/Checkbox.tsx'
import { ChoiceList } from '../../src/ChoiceList.tsx'
import { CodeField } from '../../src/CodeField.tsx'
import { DateField } from '../../src/DateField.tsx'
import { ChatIcon } from '../../src/icons/ChatIcon.tsx'
import { SmartphoneIcon } from '../../src/icons/SmartphoneIcon.tsx'
import { MoneyField } from '../../src/MoneyField.tsx'
import { NewPasswordFields } from '../../src/NewPasswordFields.tsx'
import { PinField } from '../../src/PinField.tsx'
import { Radio, RadioGroup } from '../../src/Radio.tsx'
import { RequirementList } from '../../src/RequirementList.tsx'
import { SearchField } from '../../src/SearchField.tsx'
import { Select } from '../../src/Select.tsx'
import { Switch } from '../../src/Switch.tsx'
import { TextArea } from '../../src/TextArea.tsx'
import { TextField } from '../../src/TextField.tsx'
import { Price } from '../../src/Price.tsx'
import { GallerySection, useWords } from '../GallerySection.tsx'
import { FormSection } from './FormSection.tsx'

export function FieldsPage() {
  const { t } = useWords()
  const [text, setText] = useState('')
  const [search, setSearch] = useState('beras 25 kg')
  return (
    <>
      <GallerySection name="SearchField">
        <SearchField
          label={t.search}
          placeholder={t.search}
          clearLabel={t.clear}
          value={search}
          onChange={setSearch}
          onSearch={setSearch}
        />
        <SearchField
          label={t.clear}
          placeholder={t.search}
          clearLabel={t.clear}
          value=""
          onChange={setSearch}
          onSearch={setSearch}
        />
      </GallerySection>
      <GallerySection name="TextField">
        <TextField
          label={t.phone}
          type="tel"
          prefix="+62"
          hint={t.phoneHint}
          placeholder="812-3456-7890"
        />
        <TextField label={t.phone} type="tel" defaultValue="0812" error={t.phoneError} />
        <TextField
          label={t.password}
          type="password"
          autoComplete="current-password"
          defaultValue="rahasia-sekali"
          revealLabel={t.reveal}
          concealLabel={t.conceal}
        />
        <TextField label={t.quantity} type="numeric" suffix={t.unit} defaultValue="125000" />
        <TextField label={t.address} defaultValue="Jl. Melawai Raya 12" disabled />
      </GallerySection>
      <FormSection />
      <Money />
      <Days />
      <GallerySection name="RequirementList">
        <RequirementList
          label={t.passwordRules}
          metLabel={t.met}
          requirements={t.rules.map((text, index) => ({ text, isMet: index < 2 }))}
        />
      </GallerySection>
      <NewPassword />
      <Codes />
      <Ways />
      <GallerySection name="TextArea and Select">
        <TextArea label={t.note} value={text} onChange={setText} maxLength={200} placeholder="…" />
        <Province />
      </GallerySection>
      <Choices />
    </>
  )
}

function Money() {
  const { t, language } = useWords()
  const [amount, setAmount] = useState('')
  const [pin, setPin] = useState('')
  return (
    <GallerySection name="MoneyField and PinField">
      <MoneyField label={t.amount} language={language} value={amount} onChange={setAmount} />
      <MoneyField
        label={t.amount}
        language={language}
        value="1,5 jt"
        onChange={setAmount}
        error={t.amountError}
      />
      <PinField
        label="PIN"
        value={pin}
        onChange={setPin}
        revealLabel={t.reveal}
        concealLabel={t.conceal}
      />
    </GallerySection>
  )
}

function Days() {
  const { t, language } = useWords()
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('2026-08-17')
  const shared = { placeholder: t.chooseDate, language }
  return (
    <GallerySection name="DateField">
      <DateField label={t.fromDay} value={from} onChange={setFrom} {...shared} />
      <DateField label={t.toDay} value={to} onChange={setTo} {...shared} />
    </GallerySection>
  )
}

function NewPassword() {
  const { t } = useWords()
  const [password, setPassword] = useState('borong')
  const [repeated, setRepeated] = useState('borong2026')
  return (
    <GallerySection name="NewPasswordFields">
      <NewPasswordFields
        password={password}
        repeated={repeated}
        onPassword={setPassword}
        onRepeated={setRepeated}
        requirements={t.rules.map((text, index) => ({ text, isMet: index === 1 }))}
        words={{
          label: t.password,
          repeat: t.repeatPassword,
          hint: t.passwordHint,
          weak: t.passwordWeak,
          apart: t.passwordsApart,
          rules: t.passwordRules,
          met: t.met,
          reveal: t.reveal,
          conceal: t.conceal,
        }}
      />
    </GallerySection>
  )
}

function Codes() {
  const { t } = useWords()
  const [code, setCode] = useState('123')
  const [wrong, setWrong] = useState('909090')
  return (
    <GallerySection name="CodeField">
      <CodeField label={t.code} value={code} onChange={setCode} />
      <CodeField label={t.code} value={wrong} onChange={setWrong} error={t.codeError} />
      <CodeField label={t.code} value="" onChange={setCode} length={4} disabled />
    </GallerySection>
  )
}

function Ways() {
  const { t } = useWords()
  const [isBusy, setBusy] = useState(false)
  const options = [
    {
      value: 'whatsapp',
      icon: <ChatIcon size={24} />,
      title: t.byWhatsapp,
      detail: '0812-****-7890',
    },
    { value: 'sms', icon: <SmartphoneIcon size={24} />, title: t.bySms },
  ]
  const choose = () => {
    setBusy(true)
    setTimeout(() => setBusy(false), 1500)
  }
  return (
    <GallerySection name="ChoiceList">
      <ChoiceList label={t.channel} options={options} busy={isBusy} onChoose={choose} />
    </GallerySection>
  )
}

function Province() {
  const { t } = useWords()
  const [province, setProvince] = useState('')
  return (
    <Select
      label={t.province}
      placeholder={t.choose}
      value={province}
      onChange={setProvince}
      options={[
        { value: '31', label: 'DKI Jakarta' },
        { value: '34', label: 'Daerah Istimewa Yogyakarta' },
      ]}
    />
  )
}

function Choices() {
  const { t, language } = useWords()
  const [on, setOn] = useState(true)
  const [courier, setCourier] = useState('jtr')
  return (
    <>
      <GallerySection name="Checkbox and Switch">
        <Checkbox label={t.selectAll} checked={false} partly onChange={setOn} />
        <Checkbox label={t.invoice} hint={t.savedData} checked={on} onChange={setOn} />
        <Checkbox label={t.insurance} checked={!on} onChange={() => setOn(!on)} />
        <Checkbox label={t.out} checked={false} disabled onChange={setOn} />
        <Switch label={t.news} checked={on} onChange={setOn} />
        <Switch label={t.news} hint={t.phoneHint} checked={!on} onChange={() => setOn(!on)} />
      </GallerySection>
      <GallerySection name="Radio">
        <RadioGroup label={t.courier} name="courier" value={courier} onChange={setCourier}>
          <Radio
            value="jtr"
            label="JNE JTR Cargo"
            hint={t.cargo}
            end={<Price amount={125_000} language={language} />}
          />
          <Radio value="own" label="Kurir Toko" hint={t.ownCourier} end={t.free} />
          <Radio value="grab" label="GrabExpress" disabled />
        </RadioGroup>
      </GallerySection>
    </>
  )
}
